import type { ReactNode } from 'react';
import type { HitType } from '#content/search.ts';
import { buttonClass } from '#ui/button.tsx';
import { pageAddress } from '../reading/paging.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { kindTexts } from './kind-texts.ts';

/** Links to other pages after a search without results. */
export function Elsewhere({ children }: { children?: ReactNode }) {
  const { searchPage: texts } = usePageTexts();
  const ways = [
    { to: '/product', label: texts.toProducts },
    { to: '/news', label: texts.toNews },
    { to: '/contact', label: texts.toContact },
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      {children}
      <ul className="flex flex-wrap gap-3">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <SiteLink href={to} className={buttonClass('outline')}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the query without results, a hint, and other links. */
export function NoResults({ query, type }: { query: string; type: HitType | undefined }) {
  const pageTexts = usePageTexts();
  const { searchPage: texts } = pageTexts;
  return (
    <div className="flex flex-col items-start gap-6 rounded-2xl border border-line bg-sunken p-6 sm:p-10">
      <h2 className="section-heading">
        {type ? texts.noneOfType({ type: kindTexts(pageTexts, type).several, query }) : texts.noneHeading({ query })}
      </h2>
      {type ? (
        <SiteLink href={pageAddress('/search', 1, { q: query })} className="more-link">
          {texts.allTypes}
        </SiteLink>
      ) : null}
      <ul className="list-disc space-y-1 ps-5 text-lg text-muted">
        <li>{texts.tipShorter}</li>
        <li>{texts.tipSpelling}</li>
      </ul>
      <Elsewhere>
        <p className="font-semibold">{texts.elsewhere}</p>
      </Elsewhere>
    </div>
  );
}
