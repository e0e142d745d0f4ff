import { type EntityName, entityOf } from '#content/registry.ts';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { fieldAt, relationsIn } from '#contract/documents/document-parts.ts';
import { derivedFrom } from '../documents/derived.ts';
import { languagesFor } from '../documents/languages.ts';
import { translatedIn } from '../documents/translate.ts';
import type { JsonDocument } from '../interfaces/entries.ts';
import type { PublishedEntries, PublishedEntry, PublishedQuery } from '../interfaces/published-entries.ts';
import { momentOf } from '../moment.ts';

/** A state of an entry to show as if it were published. */
export interface Snapshot {
  id: number;
  publicId: string;
  type: EntityName;
  parent: number | null;
  document: JsonDocument;
  translations: Record<string, JsonDocument>;
  /** The ids of its siblings in the editor's order, including its own unless it goes last. */
  siblings: readonly number[];
}

/** Whether an entry names one of some others in one of some fields. */
const isRelated = (
  { type, document }: Pick<Snapshot, 'type' | 'document'>,
  { fields, to }: NonNullable<PublishedQuery['related']>,
): boolean =>
  relationsIn(entityOf(type).document, document).some(
    ({ field, value }) => fields.includes(fieldAt(field)) && to.includes(value.id),
  );

function fits(
  { type, parent, document }: Pick<Snapshot, 'type' | 'parent' | 'document'>,
  datedAt: string | null,
  { type: asked, parents, related, dated }: PublishedQuery,
): boolean {
  if (type !== asked) return false;
  if (related && !isRelated({ type, document }, related)) return false;
  if (parents === null && parent !== null) return false;
  if (parents && (parent === null || !parents.includes(parent))) return false;
  if (dated?.from !== undefined && (datedAt === null || datedAt < momentOf(dated.from))) return false;
  return dated?.to === undefined || (datedAt !== null && datedAt <= momentOf(dated.to));
}

/** Whether an entry follows the snapshot in a list; within its own group if the query has several parents. */
function follows(
  snapshot: Snapshot,
  datedAt: string | null,
  query: PublishedQuery,
): (other: PublishedEntry) => boolean {
  const { id, type, parent, siblings } = snapshot;
  const groups = query.parents && query.parents.length > 1 ? query.parents : undefined;
  const group = (of: number | null) => (groups && of !== null ? groups.indexOf(of) : 0);
  const own = siblings.indexOf(id);
  const after = new Set(own < 0 ? [] : siblings.slice(own + 1));
  const isOlder = ({ id: other, document }: PublishedEntry) => {
    const theirs = derivedFrom(type, document).datedAt ?? '';
    return theirs < (datedAt ?? '') || (theirs === (datedAt ?? '') && other < id);
  };
  const newest = entityOf(type).order === 'newest';
  return (other) => {
    const apart = group(other.parent) - group(parent);
    return apart > 0 || (apart === 0 && (newest ? isOlder(other) : after.has(other.id)));
  };
}

/** Puts an entry before the first one that follows it, or last. */
async function* inserted(
  batches: AsyncIterable<PublishedEntry[]>,
  entry: PublishedEntry,
  isAfter: (other: PublishedEntry) => boolean,
): AsyncGenerator<PublishedEntry[]> {
  let isPlaced = false;
  for await (const batch of batches) {
    const place: number = isPlaced ? -1 : batch.findIndex(isAfter);
    isPlaced ||= place >= 0;
    yield place < 0 ? batch : batch.toSpliced(place, 0, entry);
  }
  if (!isPlaced) yield [entry];
}

async function* without(batches: AsyncIterable<PublishedEntry[]>, id: number): AsyncGenerator<PublishedEntry[]> {
  for await (const batch of batches) yield batch.filter((other) => other.id !== id);
}

/** Leaves out the first entries. */
async function* skipped(batches: AsyncIterable<PublishedEntry[]>, count: number): AsyncGenerator<PublishedEntry[]> {
  let left = count;
  for await (const batch of batches) {
    yield batch.slice(left);
    left = Math.max(0, left - batch.length);
  }
}

/** Published content as it would be if the snapshot were published. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one method for each of the interface, all over the same snapshot.
export function withSnapshot(entries: PublishedEntries, snapshot: Snapshot, defaultLanguage: string): PublishedEntries {
  const { id, publicId, type, parent } = snapshot;
  const { datedAt } = derivedFrom(type, snapshot.document);
  const addresses = pageAddresses(type, snapshot);
  const isAt = (asked: string) => [...addresses.values()].includes(asked);
  const byLanguage = new Map(Object.entries({ ...snapshot.translations, '': snapshot.document }));
  const shown = (lang: string | undefined): PublishedEntry => ({
    id,
    publicId,
    parent,
    ...translatedIn(languagesFor(lang, defaultLanguage), byLanguage, defaultLanguage),
  });
  return {
    published: async (of, asked, lang) =>
      of === type && asked === id ? shown(lang) : entries.published(of, asked, lang),

    publishedByPublicId: async (of, asked, lang) =>
      of === type && asked === publicId ? shown(lang) : entries.publishedByPublicId(of, asked, lang),

    async publishedByIds(of, ids, lang) {
      const found = await entries.publishedByIds(of, ids, lang);
      if (of !== type || !ids.includes(id)) return found;
      const all = new Map([...found, shown(lang)].map((entry) => [entry.id, entry]));
      return ids.flatMap((each) => all.get(each) ?? []);
    },

    async publishedByAddress(of, asked, lang) {
      if (of === type && isAt(asked)) return shown(lang);
      const found = await entries.publishedByAddress(of, asked, lang);
      // Its former address no longer exists.
      return of === type && found?.id === id ? undefined : found;
    },

    publishedSingle: async (of, lang) => (of === type ? shown(lang) : entries.publishedSingle(of, lang)),

    isWithdrawn: async (of, by) =>
      of === type && 'publicId' in by && by.publicId === publicId ? false : entries.isWithdrawn(of, by),

    async listPublished(query) {
      if (query.type !== type) return entries.listPublished(query);
      const { take = Infinity, ...rest } = query;
      const { batches, total } = await this.publishedInBatches(rest);
      const items: PublishedEntry[] = [];
      if (take === 0) return { items, total };
      for await (const batch of batches) {
        items.push(...batch.slice(0, take - items.length));
        if (items.length >= take) break;
      }
      return { items, total };
    },

    async publishedInBatches(query) {
      if (query.type !== type) return entries.publishedInBatches(query);
      const { skip = 0, ...whole } = query;
      const { batches, total } = await entries.publishedInBatches(whole);
      const before = await entries.published(type, id);
      const isListed =
        before !== undefined &&
        fits(
          { type, parent: before.parent, document: before.document },
          derivedFrom(type, before.document).datedAt,
          whole,
        );
      const isShown = fits(snapshot, datedAt, whole);
      const others = without(batches, id);
      const all = isShown ? inserted(others, shown(query.lang), follows(snapshot, datedAt, whole)) : others;
      return { batches: skipped(all, skip), total: total - Number(isListed) + Number(isShown) };
    },

    async languagesOf(of, by) {
      const own = Object.keys(snapshot.translations).sort();
      const isOwn =
        by === 'single' || (by !== 'any' && ('publicId' in by ? by.publicId === publicId : isAt(by.address)));
      if (of === type && isOwn) return own;
      const known = await entries.languagesOf(of, by);
      return of === type && by === 'any' ? [...new Set([...known, ...own])].sort() : known;
    },

    async addressesOf(of, asked) {
      if (of !== type || !isAt(asked)) return entries.addressesOf(of, asked);
      const best = (lang: string) =>
        languagesFor(lang, defaultLanguage)
          .map((each) => addresses.get(each))
          .find(Boolean) ?? '';
      return Object.fromEntries([...byLanguage.keys()].map((lang) => [lang, best(lang)]));
    },

    byCode: entries.byCode,
    byArticleKeys: entries.byArticleKeys,
    articleKeys: entries.articleKeys,
    // Facts are counted as they are published.
    filtered: entries.filtered,
    translatedInto: entries.translatedInto,
    listedPages: entries.listedPages,

    async datedSpan(of) {
      const span = await entries.datedSpan(of);
      if (of !== type || datedAt === null) return span;
      const moments = [datedAt, ...(span ? [span.first, span.last] : [])].sort();
      return { first: moments[0] ?? datedAt, last: moments.at(-1) ?? datedAt };
    },
  };
}
