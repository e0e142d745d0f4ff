import type { HitType, SearchHit } from '#content/search.ts';
import type { Found } from '../loading/entries/find.ts';
import { SiteLink } from '../shell/navigation/site-link.tsx';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { kindTexts } from './kind-texts.ts';
import { type SearchRequest, searchAddress } from './search-address.ts';
import { Segments } from './segments.tsx';

/** Says what was searched instead of the words as typed, with a link that searches those. */
export function Corrected({ query, corrected }: { query: string; corrected: string }) {
  const { searchPage: texts } = usePageTexts();
  return (
    <p className="mb-6 text-lg">
      {texts.corrected({ corrected })}{' '}
      <SiteLink href={searchAddress({ query, exact: true })} className="more-link">
        {texts.searchExact({ query })}
      </SiteLink>
    </p>
  );
}

/** Links that narrow the search to one type, each with its count. */
export function SearchTabs({ request, tabs }: { request: SearchRequest; tabs: ({ type: HitType } & Found)[] }) {
  const { type } = request;
  const pageTexts = usePageTexts();
  const { searchPage: texts } = pageTexts;
  const all: Found = {
    count: tabs.reduce((sum, { count }) => sum + count, 0),
    more: tabs.some(({ more }) => more),
  };
  if (tabs.length < 2 && type === undefined) return null;
  return (
    <nav aria-label={texts.tabs} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Tab
            href={searchAddress({ ...request, type: undefined })}
            label={texts.all}
            found={all}
            current={type === undefined}
          />
        </li>
        {tabs.map((tab) => (
          <li key={tab.type}>
            <Tab
              href={searchAddress({ ...request, type: tab.type })}
              label={kindTexts(pageTexts, tab.type).several}
              found={tab}
              current={tab.type === type}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ href, label, found, current }: { href: string; label: string; found: Found; current: boolean }) {
  const { searchPage: texts } = usePageTexts();
  return (
    <SiteLink href={href} className="tab-link" aria-current={current ? 'page' : undefined}>
      {label} <span>{texts.count({ ...found })}</span>
    </SiteLink>
  );
}

export function SearchResults({ items, first }: { items: SearchHit[]; first: number }) {
  const pageTexts = usePageTexts();
  return (
    <ol start={first} className="flex flex-col">
      {items.map((hit) => (
        <li key={`${hit.url} ${hit.id}`} className="max-w-4xl border-t border-line py-6 first:border-t-0 first:pt-0">
          <article className="flex max-w-3xl flex-col gap-1.5">
            <p className="text-sm font-semibold text-accent-ink">{kindTexts(pageTexts, hit.type).single}</p>
            <h2 className="font-display text-xl leading-snug font-bold">
              <SiteLink href={hit.url} className="text-brand-ink underline-offset-4 hover:underline">
                <Segments of={hit} field="title" />
              </SiteLink>
            </h2>
            {hit.discontinued ? <p className="font-semibold">{pageTexts.types.product.discontinued}</p> : null}
            {hit.fragment.length > 0 ? (
              <p className="text-muted">
                <Segments of={hit} field="fragment" />
              </p>
            ) : null}
            {hit.pages ? <FoundPages pages={hit.pages} /> : null}
          </article>
        </li>
      ))}
    </ol>
  );
}

/** Links that open a PDF at the pages with the words. */
function FoundPages({ pages }: { pages: NonNullable<SearchHit['pages']> }) {
  const { searchPage: texts } = usePageTexts();
  return (
    <ul className="flex flex-col gap-1.5">
      {pages.map(({ page, url, lang, fragment }) => (
        <li key={url}>
          <SiteLink href={url} hrefLang={lang} className="text-link">
            {texts.pdfPage({ page: String(page) })}
          </SiteLink>{' '}
          <span dir="auto" lang={lang} className="text-muted">
            {fragment.map(({ text, hit }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one passage never move.
              <Part key={index} text={text} hit={hit} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const Part = ({ text, hit }: { text: string; hit: boolean }) => (hit ? <mark>{text}</mark> : text);
