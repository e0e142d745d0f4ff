import type { ReactNode } from 'react';
import type { HitType } from '#content/search.ts';
import { looksPersonal } from '#contract/text/contact/personal-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentText } from '#ui/content-language.tsx';
import type { Found } from '../loading/entries/find.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import type { MenuLink } from '../shell/shell-data.ts';
import { useShell } from '../shell/use-shell.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { type ChosenFacets, searchAddress } from './search-address.ts';

/** The main pages of the site, with the kinds of products. The form has its own link. */
function useMainPages(): MenuLink[] {
  const { news, career } = useTexts().crumbs;
  const links = useShell().menus.main.filter(({ to }) => !['', '/', '/contact', '/news', '/career'].includes(to));
  const products = links.find(({ to }) => to === '/product')?.children ?? [];
  return [...links, { label: news, to: '/news' }, { label: career, to: '/career' }, ...products];
}

/**
 * Links to the main pages and to the form, with the words that were searched as the subject unless they may be about a
 * person.
 */
export function Elsewhere({ query = '', children }: { query?: string; children?: ReactNode }) {
  const { searchPage: texts } = usePageTexts();
  const pages = useMainPages();
  const about = query === '' || looksPersonal(query) ? '' : `?${new URLSearchParams({ search: query })}`;
  return (
    <div className="flex flex-col items-start gap-4">
      {children}
      <ul className="flex flex-wrap gap-3">
        {pages.map(({ to, label, isContent }) => (
          <li key={to}>
            <SiteLink href={to} className={buttonClass('outline')}>
              {isContent ? <ContentText>{label}</ContentText> : label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={`/contact${about}`} className={buttonClass()}>
        {texts.toContact}
      </SiteLink>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  type: HitType | undefined;
  chosen: ChosenFacets;
  /** Words that find something. */
  nearest: string | undefined;
  /** The kinds with results. */
  tabs: readonly Found[];
}

/** Shows the query without results, what finds something instead, a hint, and other links. */
export function NoResults({ found: { query, type, chosen, nearest, tabs } }: { found: NoResultsProps }) {
  const pageTexts = usePageTexts();
  const { searchPage: texts } = pageTexts;
  const others = tabs.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex flex-col items-start gap-6 rounded-2xl border border-line bg-sunken p-6 sm:p-10">
      <h2 className="section-heading">
        {type ? texts.noneOfType({ type: kindTexts(pageTexts, type).several, query }) : texts.noneHeading({ query })}
      </h2>
      {nearest === undefined ? null : (
        <SiteLink href={searchAddress({ query: nearest })} className="more-link">
          {texts.nearest({ corrected: nearest })}
        </SiteLink>
      )}
      {Object.keys(chosen).length > 0 ? (
        <SiteLink href={searchAddress({ query, type })} className="more-link">
          {texts.removeFilters}
        </SiteLink>
      ) : null}
      {type ? (
        <p className="text-lg">
          {others > 0 ? `${texts.otherKinds({ count: others })} ` : null}
          <SiteLink href={searchAddress({ query, chosen })} className="more-link">
            {texts.allTypes}
          </SiteLink>
        </p>
      ) : null}
      <ul className="list-disc space-y-1 ps-5 text-lg text-muted">
        <li>{texts.tipShorter}</li>
        <li>{texts.tipSpelling}</li>
      </ul>
      <Elsewhere query={query}>
        <p className="font-semibold">{texts.elsewhere}</p>
      </Elsewhere>
    </div>
  );
}
