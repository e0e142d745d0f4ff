import { company } from '#content/company/definition.ts';
import { otherLanguages } from '#contract/languages/site-languages.ts';
import { languagesFor } from '#store/documents/languages.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import type { Store } from '#store/store.ts';

/** Reads of published entries that return no text in a language. */
type WithoutTexts = 'byCode' | 'byArticleKeys' | 'articleKeys' | 'isWithdrawn' | 'datedSpan';

/** A language that no text has: each entry is then marked as in the default language. */
const none = 'und';

/**
 * A store whose published entries and search have texts only in the languages that the company has published. Texts in
 * a language in preparation, or in one that is no longer listed, are for the office and for previews.
 */
export function withPublishedLanguages(store: Store): Store {
  const { entries, defaultLanguage } = store;

  const published = async (): Promise<ReadonlySet<string>> => {
    const listed = company.document.shape.languages.safeParse(
      (await entries.publishedSingle('company'))?.document.languages,
    );
    const others = otherLanguages(listed.data ?? [], { defaultLanguage });
    return new Set(others.map(({ lang }) => lang.toLowerCase()));
  };

  /**
   * The language that a visitor gets: the requested one or a more general one, such as `pt` for `pt-BR`; {@link none}
   * where none of them is published, and undefined where the default one is requested.
   */
  const shown = async (lang: string | undefined): Promise<string | undefined> => {
    const asked = languagesFor(lang, defaultLanguage).filter((each) => each !== '');
    if (asked.length === 0) return undefined;
    const known = await published();
    return asked.find((each) => known.has(each)) ?? none;
  };

  const inShownLanguages: Omit<PublishedEntries, WithoutTexts> = {
    published: async (type, id, lang) => entries.published(type, id, await shown(lang)),
    publishedByPublicId: async (type, id, lang) => entries.publishedByPublicId(type, id, await shown(lang)),
    publishedByAddress: async (type, address, lang) => entries.publishedByAddress(type, address, await shown(lang)),
    publishedSingle: async (type, lang) => entries.publishedSingle(type, await shown(lang)),
    publishedByIds: async (type, ids, lang) => entries.publishedByIds(type, ids, await shown(lang)),
    filtered: async (query) => entries.filtered({ ...query, lang: await shown(query.lang) }),
    async listPublished({ lang, ...query }) {
      const own = await shown(lang);
      return entries.listPublished(own === undefined ? query : { ...query, lang: own });
    },
    async publishedInBatches({ lang, ...query }) {
      const own = await shown(lang);
      return entries.publishedInBatches(own === undefined ? query : { ...query, lang: own });
    },
    async languagesOf(type, by) {
      const [languages, known] = [await entries.languagesOf(type, by), await published()];
      return languages.filter((lang) => known.has(lang));
    },
    async addressesOf(type, address) {
      const [addresses, known] = [await entries.addressesOf(type, address), await published()];
      return Object.fromEntries(Object.entries(addresses).filter(([lang]) => lang === '' || known.has(lang)));
    },
    async listedPages(page) {
      const [{ entries: listed, total }, known] = [await entries.listedPages(page), await published()];
      const shownIn = (addresses: (typeof listed)[number]['addresses']) =>
        Object.fromEntries(Object.entries(addresses).filter(([lang]) => known.has(lang)));
      return { entries: listed.map((entry) => ({ ...entry, addresses: shownIn(entry.addresses) })), total };
    },
    translatedInto: async (lang, page) =>
      (await published()).has(lang.toLowerCase()) ? entries.translatedInto(lang, page) : [],
  };

  return {
    ...store,
    entries: { ...entries, ...inShownLanguages },
    async search({ lang, ...query }) {
      const own = await shown(lang);
      return store.search(own === undefined || own === none ? query : { ...query, lang: own });
    },
  };
}
