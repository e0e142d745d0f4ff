import { sql } from 'kysely';
import { entityOf } from '#content/registry.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { translatedIn } from '#store/documents/translate.ts';
import { momentOf } from '#store/moment.ts';
import type { JsonDocument, PublicName, PublishedEntry, PublishedQuery } from '#store/store.ts';
import { hasPublicId } from '../content/public-ids.ts';

/** The published entries of a type. */
export const publishedOf = (db: Database, type: PublishedQuery['type']) =>
  db.selectFrom('entries').where('entries.type', '=', type).where('entries.status', '=', 'published');

/** The index of an entry's parent in `parents`; 0 for all with fewer than two parents. */
const groupOf = (parents: PublishedQuery['parents']) =>
  parents && parents.length > 1
    ? sql<number>`case parent_id ${sql.join(
        parents.map((parent, index) => sql`when ${parent} then ${sql.lit(index)}`),
        sql` `,
      )} end`
    : sql<number>`0`;

const datedWithin = (db: Database, { type, dated }: PublishedQuery) => {
  const published = publishedOf(db, type);
  const since = dated?.from === undefined ? published : published.where('dated_at', '>=', momentOf(dated.from));
  return dated?.to === undefined ? since : since.where('dated_at', '<=', momentOf(dated.to));
};

const relatedTo = (db: Database, query: PublishedQuery) => {
  const { related } = query;
  const dated = datedWithin(db, query);
  if (!related) return dated;
  const relating = db
    .selectFrom('entry_relations')
    .select('entry_id')
    .where('to_id', 'in', related.to)
    .where('field', 'in', related.fields)
    .where('seen', '=', 1);
  return dated.where('entries.id', 'in', relating);
};

const under = (db: Database, query: PublishedQuery) => {
  const { parents } = query;
  const published = relatedTo(db, query);
  if (parents === undefined) return published;
  if (parents === null) return published.where('parent_id', 'is', null);
  const [only, ...others] = parents;
  return only !== undefined && others.length === 0
    ? published.where('parent_id', '=', only)
    : published.where('parent_id', 'in', parents);
};

/** The requested entries in order, without their documents: indexes alone suffice. */
export function pageOf(db: Database, query: PublishedQuery) {
  const { order, dated } = entityOf(query.type);
  const newest = query.newest || order === 'newest';
  const several = query.parents && query.parents.length > 1 && !query.newest;
  const rank = newest ? (dated ? 'dated_at' : 'id') : 'position';
  const rows = under(db, query).select([
    'id',
    'parent_id',
    groupOf(several ? query.parents : null).as('place'),
    `${rank} as rank`,
  ]);
  const grouped = several ? rows.orderBy('place') : rows;
  const direction = newest ? 'desc' : 'asc';
  const ordered = grouped.orderBy(rank, direction).orderBy('id', direction);
  if (query.take === undefined && !query.skip) return { page: ordered, direction } as const;
  // SQLite has no OFFSET without LIMIT. Both engines accept the highest id as "no limit".
  return { page: ordered.limit(query.take ?? 2_147_483_647).offset(query.skip ?? 0), direction } as const;
}

/** The languages that suit a visitor, best first, '' for the default one last. */
export interface Languages {
  best: readonly string[];
  default: string;
}

interface DocumentRow {
  id: number;
  public_id: string | null;
  parent_id: number | null;
  lang: string;
  document: string;
}

/** Rows of the same entry are adjacent. */
function assembled(rows: readonly DocumentRow[], languages: Languages): PublishedEntry[] {
  const byEntry = new Map<number, Omit<PublishedEntry, 'document'> & { byLanguage: Map<string, JsonDocument> }>();
  for (const row of rows) {
    const { id, parent_id: parent, lang, document } = row;
    const entry = byEntry.get(id) ?? { id, publicId: publicIdOf(row), parent, byLanguage: new Map() };
    byEntry.set(id, entry);
    entry.byLanguage.set(lang, documentFrom(document));
  }
  return [...byEntry.values()].map(({ byLanguage, ...entry }) => ({
    ...entry,
    ...translatedIn(languages.best, byLanguage, languages.default),
  }));
}

/** The total number of entries of a list, independent of the requested part. */
export type TotalOf = (query: PublishedQuery) => Promise<number>;

export const totalIn =
  (db: Database): TotalOf =>
  async (query) => {
    const counted = await under(db, query)
      .select(sql<number>`cast(count(*) as integer)`.as('entries'))
      .executeTakeFirstOrThrow();
    return counted.entries;
  };

/** The requested entries with their documents, in order. */
function documentsOf(db: Database, query: PublishedQuery, languages: Languages) {
  const { page, direction } = pageOf(db, query);
  const documents = db
    .selectFrom(page.as('page'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'page.id')
    // Joined outside the page, because the indexes that find the page do not contain these columns.
    .innerJoin('entries', 'entries.id', 'page.id')
    .where('entry_documents.lang', 'in', languages.best);
  // For a part of a type, this condition would make SQLite read all documents of the type.
  const { parents, dated, related } = query;
  const ofWholeType = [parents, dated, related].every((limit) => limit === undefined) && !isCut(query);
  return (ofWholeType ? documents.where('entry_documents.type', '=', query.type) : documents)
    .select(['page.id', 'entries.public_id', 'page.parent_id', 'entry_documents.lang', 'entry_documents.document'])
    .orderBy('page.place')
    .orderBy('page.rank', direction)
    .orderBy('page.id', direction);
}

const itemsOf = async (db: Database, query: PublishedQuery, languages: Languages): Promise<PublishedEntry[]> =>
  assembled(await documentsOf(db, query, languages).execute(), languages);

const isCut = ({ take, skip }: PublishedQuery): boolean => take !== undefined || Boolean(skip);

/**
 * A part of the list of several parents, one parent after the other: each query walks an index, where a single query
 * would sort all rows.
 */
async function partUnderSeveral(
  db: Database,
  query: PublishedQuery & { parents: number[] },
  languages: Languages,
  totalOf: TotalOf,
): Promise<{ items: PublishedEntry[]; total: number }> {
  const { parents, skip = 0, take = Number.POSITIVE_INFINITY } = query;
  const items: PublishedEntry[] = [];
  let total = 0;
  for (const parent of parents) {
    const own = { ...query, parents: [parent] };
    const ofParent = await totalOf({ ...own, skip: undefined, take: undefined });
    const before = Math.max(0, skip - total);
    const left = Math.min(take - items.length, ofParent - before);
    if (left > 0) items.push(...(await itemsOf(db, { ...own, skip: before, take: left }, languages)));
    total += ofParent;
  }
  return { items, total };
}

export async function listPublished(
  db: Database,
  asked: PublishedQuery,
  languages: Languages,
  totalOf: TotalOf = totalIn(db),
): Promise<{ items: PublishedEntry[]; total: number }> {
  const parents = asked.parents && [...new Set(asked.parents)];
  const query = parents ? { ...asked, parents } : asked;
  const isNone = [parents, query.related?.to, query.related?.fields].some((limit) => limit?.length === 0);
  if (isNone) return { items: [], total: 0 };
  if (query.take !== undefined && query.take < 1) return { items: [], total: await totalOf(query) };
  if (!isCut(query)) {
    const items = await itemsOf(db, query, languages);
    return { items, total: items.length };
  }
  if (parents && parents.length > 1 && !query.newest)
    return partUnderSeveral(db, { ...query, parents }, languages, totalOf);
  const total = await totalOf(query);
  return { items: total > (query.skip ?? 0) ? await itemsOf(db, query, languages) : [], total };
}

/** How a published entry is found: by its id, by its public name, or as the only one of its type. */
type By = { id: number } | PublicName | 'single';

/** A published entry, without its document. */
export function oneOf(db: Database, type: PublishedQuery['type'], by: By) {
  const published = publishedOf(db, type).select(['id', 'public_id', 'parent_id']);
  if (by === 'single') return published.orderBy('position').orderBy('id').limit(1);
  if ('id' in by) return published.where('id', '=', by.id);
  if ('publicId' in by) return published.where(hasPublicId(by.publicId));
  const { address } = by;
  // As a union, each half is read from its index.
  return published.where('id', 'in', ({ selectFrom }) =>
    selectFrom('entries')
      .select('id')
      .where('type', '=', type)
      .where('address', '=', address)
      .unionAll(
        selectFrom('entry_documents').select('entry_id as id').where('type', '=', type).where('address', '=', address),
      ),
  );
}

/** The published entry of a type by its id, by its public name, or as the only one of its type. */
export async function onePublished(
  db: Database,
  type: PublishedQuery['type'],
  by: By,
  languages: Languages,
): Promise<PublishedEntry | undefined> {
  const one = oneOf(db, type, by);
  const rows = await db
    .selectFrom(one.as('one'))
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'one.id')
    .where('entry_documents.lang', 'in', languages.best)
    .select(['one.id', 'one.public_id', 'one.parent_id', 'entry_documents.lang', 'entry_documents.document'])
    .execute();
  return assembled(rows, languages)[0];
}

/** Those of some entries that are published, in the given order. */
export async function publishedByIds(
  db: Database,
  type: PublishedQuery['type'],
  ids: readonly number[],
  languages: Languages,
): Promise<PublishedEntry[]> {
  // PostgreSQL has no empty list.
  if (ids.length === 0) return [];
  const rows = await publishedOf(db, type)
    .innerJoin('entry_documents', 'entry_documents.entry_id', 'entries.id')
    .where('entries.id', 'in', ids)
    .where('entry_documents.lang', 'in', languages.best)
    .select(['entries.id', 'entries.public_id', 'entries.parent_id', 'entry_documents.lang'])
    .select('entry_documents.document')
    .execute();
  const byId = new Map(assembled(rows, languages).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Each end is the first row of the index in one direction. */
export async function datedSpan(
  db: Database,
  type: PublishedQuery['type'],
): Promise<{ first: string; last: string } | undefined> {
  const dated = publishedOf(db, type).where('dated_at', 'is not', null).select('dated_at').limit(1);
  const [first, last] = await Promise.all([
    dated.orderBy('dated_at').orderBy('id').executeTakeFirst(),
    dated.orderBy('dated_at', 'desc').orderBy('id', 'desc').executeTakeFirst(),
  ]);
  return first?.dated_at && last?.dated_at ? { first: first.dated_at, last: last.dated_at } : undefined;
}
