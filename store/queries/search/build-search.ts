import { setImmediate as nextRound } from 'node:timers/promises';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { type SearchedEntry, searchRows } from '#store/search/index-entry.ts';

const entriesAtOnce = 200;

/** The next published entries after an id, with their documents. */
async function publishedAfter(
  db: Database,
  after: number,
): Promise<{ entries: SearchedEntry[]; last: number | undefined }> {
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where('status', '=', 'published')
    .where('id', '>', after)
    .orderBy('id')
    .limit(entriesAtOnce)
    .execute();
  if (entries.length === 0) return { entries: [], last: undefined };
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'lang', 'document'])
    .where('entry_id', 'in', ids)
    .execute();
  const byEntry = Map.groupBy(rows, (row) => row.entry_id);
  const searched = entries.flatMap(({ id, type }) => {
    const documents = new Map(byEntry.get(id)?.map(({ lang, document }) => [lang, documentFrom(document)]));
    const document = documents.get('');
    if (!document) return [];
    documents.delete('');
    return { id, type, document, translations: Object.fromEntries(documents) };
  });
  return { entries: searched, last: entries.at(-1)?.id };
}

/** Indexes all published entries into an empty index. */
export async function buildSearch(
  db: Database,
  { search }: Pick<Engine, 'search'>,
  onRows: (rows: number) => void = () => {},
): Promise<void> {
  let after = 0;
  for (;;) {
    const { entries, last } = await publishedAfter(db, after);
    if (last === undefined) break;
    for (const entry of entries) for (const row of searchRows(entry)) await search.put(db, row);
    after = last;
    onRows(entries.length);
    // SQLite is synchronous: timers and requests would wait for the last entry.
    await nextRound();
  }
  await search.settle(db);
}
