import { setImmediate as nextRound } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { type DerivedOf, foldedTitle, writeAllDerived } from '../entries/entry-derived.ts';
import { pendingEntries, translationsFrom } from '../entries/entry-rows.ts';

const entriesAtOnce = 200;

/** The next entries after an id, with latest and published states, in few queries. */
async function entriesAfter(db: Database, after: number): Promise<DerivedOf[]> {
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(entriesAtOnce)
    .execute();
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const documents = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'lang', 'document'])
    .where('entry_id', 'in', ids)
    .execute();
  const pending = await pendingEntries(db)
    .select(['entries.id', 'revisions.document', 'revisions.translations'])
    .where('entries.id', 'in', ids)
    .execute();
  const documentsById = Map.groupBy(documents, (row) => row.entry_id);
  const pendingById = new Map(pending.map((row) => [row.id, row]));
  return entries.map(({ id, type }) => {
    const byLanguage = new Map(documentsById.get(id)?.map(({ lang, document }) => [lang, documentFrom(document)]));
    const document = byLanguage.get('') ?? {};
    byLanguage.delete('');
    const seen = { document, translations: Object.fromEntries(byLanguage) };
    const waiting = pendingById.get(id);
    const latest = waiting && {
      document: documentFrom(waiting.document),
      translations: translationsFrom(waiting.translations),
    };
    return { id, type, latest: latest ?? seen, seen: latest && seen };
  });
}

/** Writes all titles in one statement. */
async function writeTitles(db: Database, entries: readonly DerivedOf[]): Promise<void> {
  const rows = entries.map(
    ({ id, type, latest }) => sql`(cast(${id} as integer), ${foldedTitle(type, latest.document)})`,
  );
  await sql`
    with titles (id, title) as (values ${sql.join(rows)})
    update entries set title = (select titles.title from titles where titles.id = entries.id)
    where id in (${sql.join(entries.map(({ id }) => id))})`.execute(db);
}

/** Rebuilds, for every entry, the office's search data and the list of its files. */
export async function buildDerived(db: Database, onRows: (rows: number) => void = () => {}): Promise<void> {
  let after = 0;
  for (;;) {
    const entries = await entriesAfter(db, after);
    const last = entries.at(-1);
    if (!last) return;
    await writeTitles(db, entries);
    await writeAllDerived(db, entries);
    after = last.id;
    onRows(entries.length);
    // SQLite is synchronous: timers and requests would wait for the last entry.
    await nextRound();
  }
}
