import { pageAt } from '#api/rules/site-pages.ts';
import type { SearchHit, SearchType } from '#content/search.ts';
import type { search as searchCall } from '#contract/calls/search.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { firstPicture } from '#store/documents/derived.ts';
import type { PublishedEntry, SearchFound } from '#store/store.ts';
import { isDiscontinued } from './best-bets.ts';

type Hit = SearchFound['items'][number];
type EntryHit = Hit & { type: SearchType };

const isOfEntry = (hit: Hit): hit is EntryHit => hit.type !== 'page';

/** What hits are made of. */
export interface HitSource {
  urlOf(hit: EntryHit): string;
  /** The language of a call without `lang`. */
  defaultLanguage: string;
  /** The entries of hits by their numbers; absent: nothing more is known of hits. */
  entriesOf?(hits: readonly EntryHit[]): Promise<ReadonlyMap<number, PublishedEntry>>;
}

/** A page that has the words in its texts, which may lack a translation: its name is always in the language. */
function pageHit(hit: Hit, lang: string | undefined, defaultLanguage: string): SearchHit {
  const { publicId: path, fragment } = hit;
  const title = pageAt(path, lang ?? defaultLanguage)?.title ?? [];
  const page = { type: 'page', id: path, url: path, title, fragment } as const;
  if (lang === undefined || lang === defaultLanguage) return page;
  const isTranslated = ![undefined, defaultLanguage].includes(hit.lang) && !hit.fallback?.includes('fragment');
  return isTranslated ? { ...page, lang: hit.lang } : { ...page, lang, fallback: ['fragment'] };
}

/** What the store finds as the call returns it. */
export async function asHits(
  hits: readonly Hit[],
  { lang, pictures }: CallInput<typeof searchCall>,
  { urlOf, entriesOf, defaultLanguage }: HitSource,
): Promise<SearchHit[]> {
  const looked = hits.filter(isOfEntry).filter(({ type }) => pictures || type === 'product');
  const entries = await entriesOf?.(looked);
  return hits.map((hit) => {
    if (!isOfEntry(hit)) return pageHit(hit, lang, defaultLanguage);
    const entry = hit.entry === undefined ? undefined : entries?.get(hit.entry);
    const picture = pictures && entry ? firstPicture(hit.type, entry.document) : undefined;
    return {
      type: hit.type,
      id: hit.publicId,
      url: urlOf(hit),
      title: hit.title,
      fragment: hit.fragment,
      lang: hit.lang,
      fallback: hit.fallback,
      ...(hit.pages ? { pages: hit.pages } : {}),
      ...(picture ? { picture } : {}),
      ...(entry && isDiscontinued(hit.type, entry) ? { discontinued: true } : {}),
    };
  });
}
