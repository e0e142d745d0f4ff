import { type ExpressionBuilder, sql } from 'kysely';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { Database } from '#store/dialects/engine.ts';
import { completedDocument, derivedFrom, firstPicture } from '#store/documents/derived.ts';
import type { EntriesQuery, JsonDocument, ListedEntry, Reviewer } from '#store/interfaces/entries.ts';
import { wordPatterns } from '#store/search/word-patterns.ts';
import type { Tables } from '#store/tables/tables.ts';
import { entryFacts, type KnownEntry, latestDocuments, reviewersOf, titlesOf } from './entry-rows.ts';

const inState = (db: Database, type: EntityName, state: EntriesQuery['state']) => {
  const ofType = db.selectFrom('entries').where('type', '=', type);
  // An entry in the trash is a draft.
  if (state === 'published') return ofType.where('status', '=', 'published');
  if (state === 'trashed') return ofType.where('trashed_at', 'is not', null);
  const there = ofType.where('trashed_at', 'is', null);
  if (state === undefined) return there;
  if (state === 'pending') return there.where('pending', '=', 1).where('drafts_only', '=', 0);
  if (state !== 'scheduled') return there.where('status', '=', state);
  return there.where((eb) => eb.or([eb('status', '=', 'scheduled'), eb('pending_at', 'is not', null)]));
};

/** Whether the entry has each word. */
export const haveWords = (eb: ExpressionBuilder<Tables, 'entries'>, words: string) =>
  eb.and(
    wordPatterns(words).map((pattern) =>
      eb.exists(
        eb
          .selectFrom('entry_words')
          .select('entry_words.entry_id')
          .whereRef('entry_words.entry_id', '=', 'entries.id')
          .where('entry_words.words', 'like', pattern),
      ),
    ),
  );

/** 0 for entries with the words in their titles, else 1. */
const afterTitles = (words: string) => {
  const inTitle = wordPatterns(words).map((pattern) => sql`' ' || title like ${pattern}`);
  return inTitle.length === 0
    ? sql<number>`0`
    : sql<number>`case when ${sql.join(inTitle, sql` and `)} then 0 else 1 end`;
};

function matching(db: Database, { type, state, parent, ids, reviewBy, reviewer, words = '' }: EntriesQuery) {
  let rows = inState(db, type, state);
  if (reviewBy !== undefined) rows = rows.where('review_on', '<=', reviewBy);
  if (reviewer !== undefined) rows = rows.where('reviewer_id', '=', reviewer);
  if (parent !== undefined) rows = rows.where('parent_id', parent === null ? 'is' : '=', parent);
  if (ids) rows = ids.length > 0 ? rows.where('id', 'in', ids) : rows.where(sql<boolean>`1 = 0`);
  return rows.where((eb) => haveWords(eb, words));
}

/** The sort column, and whether it is descending by default: newest first. */
function orderOf({ type, sort }: EntriesQuery) {
  if (sort === 'own')
    return entityOf(type).order === 'newest' ? (['dated_at', true] as const) : (['position', false] as const);
  const columns = { title: 'title', updated: 'updated_at', status: 'status' } as const;
  return [columns[sort], false] as const;
}

function columnValue(type: EntityName, document: JsonDocument): string {
  const { listColumn } = entityOf(type);
  const value = listColumn === undefined ? undefined : completedDocument(type, document)[listColumn];
  return typeof value === 'string' ? value : '';
}

function listed(
  row: KnownEntry,
  document: JsonDocument,
  parents: ReadonlyMap<number, string>,
  reviewers: ReadonlyMap<string, Reviewer>,
): ListedEntry {
  const { title, datedAt } = derivedFrom(row.type, document);
  return {
    ...entryFacts(row, reviewers),
    title,
    parent: row.parent_id,
    parentTitle: row.parent_id === null ? null : (parents.get(row.parent_id) ?? null),
    columnValue: columnValue(row.type, document),
    datedAt,
    picture: firstPicture(row.type, document),
  };
}

/** The rows as list rows, with their documents and the titles of their parents. */
export async function linesOf(db: Database, rows: readonly KnownEntry[]): Promise<ListedEntry[]> {
  const documents = await latestDocuments(db, rows);
  const parents = await titlesOf(db, [...new Set(rows.flatMap(({ parent_id }) => parent_id ?? []))]);
  const reviewers = await reviewersOf(db, rows);
  return rows.map((row) => listed(row, documents.get(row.id) ?? {}, parents, reviewers));
}

/** A constant number of queries: the rows, their total, their documents, and the titles of their parents. */
export async function listEntries(db: Database, query: EntriesQuery): Promise<{ items: ListedEntry[]; total: number }> {
  const [column, turned] = orderOf(query);
  const direction = turned === (query.descending ?? false) ? 'asc' : 'desc';
  const counted = await matching(db, query)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow();
  const isSearch = query.sort === 'own' && query.words !== undefined && query.words !== '';
  const rows = await matching(db, query)
    .selectAll()
    .$if(isSearch, (found) => found.orderBy(afterTitles(query.words ?? '')))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(query.take)
    .offset(query.skip)
    .execute();
  return { items: await linesOf(db, rows), total: counted.total };
}
