import { setImmediate as nextRound } from 'node:timers/promises';
import type { EntityName } from '#contract/entities/registry.ts';
import type { Database } from '../dialects/engine.ts';
import { withItemIds } from '../documents/item-ids.ts';
import type { SourcedState } from '../documents/translation-sources.ts';
import { documentsFrom, stateFrom } from '../queries/entries/entry-rows.ts';
import type { Migration } from './migrate.ts';

const typesWithLists: EntityName[] = ['company', 'concern', 'export', 'gallery', 'product', 'report', 'tradeFair'];

/** Their documents in all languages, and their latest revisions, are in memory. */
const entriesAtOnce = 100;

async function writeDocuments(db: Database, id: number, { document, translations }: SourcedState): Promise<void> {
  for (const [lang, content] of Object.entries({ ...translations, '': document })) {
    await db
      .updateTable('entry_documents')
      .set({ document: JSON.stringify(content) })
      .where('entry_id', '=', id)
      .where('lang', '=', lang)
      .execute();
  }
}

async function identify(db: Database, entries: readonly { id: number; revision: number }[]): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const documents = await db
    .selectFrom('entry_documents')
    .select(['entry_id', 'lang', 'document', 'sources'])
    .where('entry_id', 'in', ids)
    .orderBy('lang')
    .execute();
  const revisions = await db
    .selectFrom('revisions')
    .innerJoin('entries', (join) =>
      join.onRef('entries.id', '=', 'revisions.entry_id').onRef('entries.revision', '=', 'revisions.revision'),
    )
    .select(['entry_id', 'revisions.revision', 'document', 'translations', 'sources'])
    .where('entry_id', 'in', ids)
    .execute();
  const byEntry = Map.groupBy(documents, (row) => row.entry_id);
  const latestOf = new Map(revisions.map((row) => [row.entry_id, row]));
  for (const id of ids) {
    const state = documentsFrom(byEntry.get(id) ?? []);
    const seen = withItemIds(state, []);
    if (JSON.stringify(seen) === JSON.stringify(state)) continue;
    await writeDocuments(db, id, seen);
    const row = latestOf.get(id);
    if (!row) continue;
    // A pending change has the ids of the published items.
    const latest = withItemIds(stateFrom(row), [seen.document]);
    await db
      .updateTable('revisions')
      .set({ document: JSON.stringify(latest.document), translations: JSON.stringify(latest.translations) })
      .where('entry_id', '=', id)
      .where('revision', '=', row.revision)
      .execute();
  }
}

/**
 * Ids for the items of lists in the published and in the latest state of each entry, in all languages. The items of an earlier revision get
 * theirs when it is restored: they are recognized by their content.
 */
export const itemIds: Migration = async (db, _engine, onRows) => {
  for (let after = 0; ; ) {
    const entries = await db
      .selectFrom('entries')
      .select(['id', 'revision'])
      .where('id', '>', after)
      .where('type', 'in', typesWithLists)
      .orderBy('id')
      .limit(entriesAtOnce)
      .execute();
    const last = entries.at(-1);
    if (!last) return;
    await identify(db, entries);
    after = last.id;
    onRows(entries.length);
    await nextRound();
  }
};
