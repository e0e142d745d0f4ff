import { setImmediate as nextRound } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#store/dialects/engine.ts';
import { documentFrom } from '#store/documents/json.ts';
import { changedIn, langsColumn } from '#store/documents/revision-languages.ts';
import { translationsFrom } from '#store/queries/content/entry-rows.ts';
import type { Migration } from '../migrate.ts';

/** A revision may have a megabyte. */
const rowsAtOnce = 50;

/** Fills in the languages that each revision changed. */
async function nameLanguages(db: Database): Promise<void> {
  let before: { entry: number; revision: number; state: Parameters<typeof changedIn>[1] } | undefined;
  for (;;) {
    const after = sql<boolean>`(entry_id, revision) > (${before?.entry ?? 0}, ${before?.revision ?? 0})`;
    const rows = await db
      .selectFrom('revisions')
      .select(['entry_id', 'revision', 'parent_id', 'document', 'translations'])
      .where(after)
      .orderBy('entry_id')
      .orderBy('revision')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      const { document, translations } = row;
      const state = {
        parent: row.parent_id,
        document: documentFrom(document),
        translations: translationsFrom(translations),
      };
      const langs = langsColumn(changedIn(before?.entry === row.entry_id ? before.state : undefined, state));
      before = { entry: row.entry_id, revision: row.revision, state };
      const own = db.updateTable('revisions').set({ langs });
      await own.where('entry_id', '=', row.entry_id).where('revision', '=', row.revision).execute();
    }
    if (rows.length < rowsAtOnce) return;
    // SQLite is synchronous: the reports of the progress would wait for the last revision.
    await nextRound();
  }
}

/**
 * Languages of an entry that are kept as drafts or scheduled on their own, and the languages that each revision
 * changed. Without a row a language is published together with its entry, as all existing ones are.
 */
export const languagePublications: Migration = async (db, { columns: { text, tableEnd } }) => {
  const statements = [
    sql`create table language_publications (
      entry_id integer not null references entries (id) on delete cascade,
      lang ${text} not null,
      status ${text} not null check (status in ('draft', 'scheduled')),
      publish_at ${text},
      primary key (entry_id, lang)
    ) ${tableEnd}`,
    sql`alter table entries add column drafts_only integer not null default 0 check (drafts_only in (0, 1))`,
    sql`alter table revisions add column langs ${text}`,
  ];
  for (const statement of statements) await statement.execute(db);
  await nameLanguages(db);
};
