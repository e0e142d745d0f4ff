import { AsyncLocalStorage } from 'node:async_hooks';
import { languagesFor } from '#store/documents/languages.ts';
import type { PublishedEntries, PublishedQuery, Store, VisibleChange } from '#store/store.ts';

/**
 * The content that a response depends on, as tags: `news` for any list or address of a type, `news#5` for one entry by
 * its number, `news@5` for one by its public id, `product<3` for the children of an entry, `*` for search results.
 * Content in another than the main language also depends on its translations: `news#5|de`.
 */
export type CacheTags = Set<string>;

const anything = '*';
const one = (type: string, id: number) => `${type}#${id}`;
const known = (type: string, publicId: string) => `${type}@${publicId}`;
const under = (type: string, parent: number | null) => `${type}<${parent ?? ''}`;

const copy = 'copy@';

/** The tag of a stale answer that replaced a failed call. `at`: when it was fetched, in milliseconds since 1970. */
export const copyTag = (at: number): string => `${copy}${at}`;

/** When the oldest of these stale answers was fetched; undefined where there is none. */
export function oldestCopy(tags: CacheTags): number | undefined {
  const times = [...tags].filter((tag) => tag.startsWith(copy)).map((tag) => Number(tag.slice(copy.length)));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The tag sets of the current work and of all work that it is part of. */
const current = new AsyncLocalStorage<readonly CacheTags[]>();

/**
 * Runs work and adds the tags of everything it reads from the store to `tags`, including asynchronous reads. Nested
 * work adds its tags to the outer sets too.
 */
export const trackDependencies = <T>(tags: CacheTags, work: () => T): T =>
  current.run([...(current.getStore() ?? []), tags], work);

/** Adds tags to the current work, such as those of a shared result. */
export function addCacheTags(tags: Iterable<string>): void {
  const sets = current.getStore() ?? [];
  for (const tag of tags) for (const set of sets) set.add(tag);
}

const translated = (tag: string, lang: string) => `${tag}|${lang}`;

/** The tags that a change invalidates: of every language, or of the languages whose translations alone changed. */
export function staleTags({ type, id, publicId, parents, langs }: VisibleChange): string[] {
  const tags = [anything, type, one(type, id), known(type, publicId), ...parents.map((parent) => under(type, parent))];
  return langs ? tags.flatMap((tag) => langs.map((lang) => translated(tag, lang))) : tags;
}

/** Wraps a store so that public reads add tags. A tag is added before the read, so that no change between them is missed. */
export function withDependencyTracking(store: Store): Store {
  const { entries, defaultLanguage } = store;
  const note = (tag: string, lang?: string) => {
    const translations = languagesFor(lang, defaultLanguage).filter((language) => language !== '');
    addCacheTags([tag, ...translations.map((language) => translated(tag, language))]);
  };
  return {
    ...store,
    entries: { ...entries, ...trackedEntries(entries, note) },
    search(query) {
      note(anything, query.lang);
      return store.search(query);
    },
  };
}

function trackedEntries(entries: PublishedEntries, note: (tag: string, lang?: string) => void): PublishedEntries {
  const noteList = ({ type, parents, lang }: Omit<PublishedQuery, 'take'>) => {
    if (parents === undefined) note(type, lang);
    else for (const parent of parents ?? [null]) note(under(type, parent), lang);
  };
  return {
    published(type, id, lang) {
      note(one(type, id), lang);
      return entries.published(type, id, lang);
    },
    publishedByPublicId(type, publicId, lang) {
      note(known(type, publicId), lang);
      return entries.publishedByPublicId(type, publicId, lang);
    },
    async publishedByAddress(type, address, lang) {
      // Another entry may take over the address, so the page depends on the whole type.
      note(type, lang);
      return entries.publishedByAddress(type, address, lang);
    },
    publishedByIds(type, ids, lang) {
      for (const id of ids) note(one(type, id), lang);
      return entries.publishedByIds(type, ids, lang);
    },
    byCode(code) {
      note(anything);
      return entries.byCode(code);
    },
    byArticleKeys(keys) {
      note(anything);
      return entries.byArticleKeys(keys);
    },
    articleKeys() {
      note(anything);
      return entries.articleKeys();
    },
    isWithdrawn(type, by) {
      note(type);
      return entries.isWithdrawn(type, by);
    },
    publishedSingle(type, lang) {
      note(type, lang);
      return entries.publishedSingle(type, lang);
    },
    listPublished(query) {
      noteList(query);
      return entries.listPublished(query);
    },
    publishedInBatches(query) {
      noteList(query);
      return entries.publishedInBatches(query);
    },
    filtered(query) {
      noteList({ ...query, type: 'product' });
      return entries.filtered(query);
    },
    languagesOf(type, by) {
      if (typeof by === 'object' && 'publicId' in by) note(known(type, by.publicId));
      else note(type);
      return entries.languagesOf(type, by);
    },
    addressesOf(type, address) {
      note(type);
      return entries.addressesOf(type, address);
    },
    translatedInto(lang, page) {
      note(anything);
      return entries.translatedInto(lang, page);
    },
    listedPages(page) {
      note(anything);
      return entries.listedPages(page);
    },
    datedSpan(type) {
      note(type);
      return entries.datedSpan(type);
    },
  };
}
