import { AsyncLocalStorage } from 'node:async_hooks';
import type { PublishedEntries, Store, VisibleChange } from '#store/store.ts';

/**
 * What an answer was made of, as marks: `news` for any list or address of a type, `news#5` for one entry by its number,
 * `news@5` for one by its public id, `product<3` for what stands under an entry, `*` for search results.
 */
export type Reads = Set<string>;

const anything = '*';
const one = (type: string, id: number) => `${type}#${id}`;
const known = (type: string, publicId: string) => `${type}@${publicId}`;
const under = (type: string, parent: number | null) => `${type}<${parent ?? ''}`;

const copy = 'copy@';

/** The mark of a stale answer that replaced a failed call. `at`: when it was fetched, milliseconds since 1970. */
export const copyTag = (at: number): string => `${copy}${at}`;

/** When the oldest of these stale answers was fetched; undefined where there is none. */
export function oldestCopy(reads: Reads): number | undefined {
  const times = [...reads].filter((mark) => mark.startsWith(copy)).map((mark) => Number(mark.slice(copy.length)));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Of the work under way and of whatever it is a part of. */
const current = new AsyncLocalStorage<readonly Reads[]>();

/**
 * Does some work and notes in `reads` what it asks the store for, however deep and however late. Work that is part of
 * other work is noted there as well, at the same time.
 */
export const trackDependencies = <T>(reads: Reads, work: () => T): T =>
  current.run([...(current.getStore() ?? []), reads], work);

/** Notes what somebody else has read for the work under way. */
export function addCacheTags(marks: Iterable<string>): void {
  const noting = current.getStore() ?? [];
  for (const mark of marks) for (const reads of noting) reads.add(mark);
}

/** The marks of answers that a change makes stale. */
export const staleTags = ({ type, id, publicId, parents }: VisibleChange): string[] => [
  anything,
  type,
  one(type, id),
  known(type, publicId),
  ...parents.map((parent) => under(type, parent)),
];

/** The same store, whose public readings are noted. A mark is made before the reading, so that no change falls between. */
export function withDependencyTracking(store: Store): Store {
  const note = (mark: string) => addCacheTags([mark]);
  const { entries } = store;
  const noted: PublishedEntries = {
    published(type, id, lang) {
      note(one(type, id));
      return entries.published(type, id, lang);
    },
    publishedByPublicId(type, publicId, lang) {
      note(known(type, publicId));
      return entries.publishedByPublicId(type, publicId, lang);
    },
    async publishedByAddress(type, address, lang) {
      // Another entry may take the address: only the whole type says for sure.
      note(type);
      return entries.publishedByAddress(type, address, lang);
    },
    isWithdrawn(type, by) {
      note(type);
      return entries.isWithdrawn(type, by);
    },
    publishedSingle(type, lang) {
      note(type);
      return entries.publishedSingle(type, lang);
    },
    listPublished(query) {
      const { type, parents } = query;
      if (parents === undefined) note(type);
      else for (const parent of parents ?? [null]) note(under(type, parent));
      return entries.listPublished(query);
    },
    datedSpan(type) {
      note(type);
      return entries.datedSpan(type);
    },
  };
  return {
    ...store,
    entries: { ...entries, ...noted },
    search(query) {
      note(anything);
      return store.search(query);
    },
  };
}
