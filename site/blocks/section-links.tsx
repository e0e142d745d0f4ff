import { useLocation } from 'react-router';
import type { EntityName } from '#content/registry.ts';
import { ContentText } from '#ui/content-language.tsx';
import type { Elsewhere } from '../loading/lists/load-anchored.ts';
import { anchorOf } from '../reading/anchors.ts';
import { pageAddress } from '../reading/paging.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';

/** Links to the sections of a long page; nothing for fewer than two. */
export function SectionLinks({ type, sections }: { type: EntityName; sections: { id: string; name: string }[] }) {
  const { group } = usePageTexts();
  const named = sections.filter(({ id }) => id !== '');
  if (named.length < 2) return null;
  return (
    <nav aria-label={group.onThisPage} className="section-links mb-12 lg:mb-16">
      <ul className="flex flex-wrap gap-3">
        {named.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${anchorOf(type, id)}`} className="section-link">
              <ContentText>{name}</ContentText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Links to entries on the other pages of the list. Each link has the anchor of its entry as its own id: an address such
 * as `/faq#faq-30`, which does not contain the page, then leads to the link to the entry.
 */
export function ElsewhereLinks({ type, elsewhere }: { type: EntityName; elsewhere: Elsewhere[] }) {
  const { group } = usePageTexts();
  const { pathname } = useLocation();
  if (elsewhere.length === 0) return null;
  return (
    <nav aria-label={group.onOtherPages} className="section-links mt-12 border-t border-line pt-8">
      <p className="mb-3 font-semibold">{group.onOtherPages}</p>
      <ul className="gap-8 sm:columns-2">
        {elsewhere.map(({ id, name, page }) => (
          <li key={id} id={anchorOf(type, id)}>
            <SiteLink
              href={`${pageAddress(pathname, page)}#${anchorOf(type, id)}`}
              className="inline-block py-1.5 text-link"
            >
              <ContentText>{name}</ContentText>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
