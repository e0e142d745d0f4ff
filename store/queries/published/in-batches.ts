import type { Database } from '#store/dialects/engine.ts';
import type { PublishedEntries, PublishedEntry, PublishedQuery } from '#store/interfaces/published-entries.ts';
import { type Languages, pageOf, publishedByIds } from './published.ts';

/** Enough for few queries, and few enough that other requests hardly wait. */
const entriesAtOnce = 100;

/** The numbers of a whole list, in order: a query walks an index, and a number needs little memory. */
async function idsOf(db: Database, query: PublishedQuery): Promise<number[]> {
  if (query.parents?.length === 0) return [];
  const { page } = pageOf(db, query);
  const rows = await db.selectFrom(page.as('page')).select('page.id').execute();
  return rows.map(({ id }) => id);
}

/** Reads a whole list in batches. An entry that is unpublished meanwhile is left out. */
export async function publishedInBatches(
  db: Database,
  { skip = 0, ...query }: PublishedQuery,
  languages: Languages,
): ReturnType<PublishedEntries['publishedInBatches']> {
  const ids = await idsOf(db, query);
  async function* batches(): AsyncGenerator<PublishedEntry[]> {
    for (let from = skip; from < ids.length; from += entriesAtOnce) {
      yield await publishedByIds(db, query.type, ids.slice(from, from + entriesAtOnce), languages);
    }
  }
  return { batches: batches(), total: ids.length };
}
