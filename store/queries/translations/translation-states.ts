import type { EntityName } from '#contract/entities/registry.ts';
import type { Database } from '#store/dialects/engine.ts';
import { countTranslations, type SourcedState } from '#store/documents/translation-sources.ts';
import { documentsFrom, pendingEntries, stateFrom } from '../entries/entry-rows.ts';

interface StateOf {
  id: number;
  type: EntityName;
  latest: SourcedState;
}

const rowsAtOnce = 200;

/** Stores the states of the translations of entries, by their latest states. Those in the trash have none. */
export async function writeTranslationStates(db: Database, entries: readonly StateOf[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await db.deleteFrom('translation_states').where('entry_id', 'in', ids).execute();
  const there = await db
    .selectFrom('entries')
    .select('id')
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute();
  const kept = new Set(there.map(({ id }) => id));
  const rows = entries.flatMap(({ id, type, latest }) => {
    if (!kept.has(id)) return [];
    const { texts, languages } = countTranslations(type, latest);
    if (texts === 0) return [];
    const whole = { lang: '', state: 'missing', outdated: 0, missing: texts } as const;
    return [whole, ...languages].map((counted) => ({ entry_id: id, type, ...counted }));
  });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db
      .insertInto('translation_states')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
}

const entriesAtOnce = 200;

/** Rebuilds the states of all translations. */
export async function buildTranslationStates(db: Database): Promise<void> {
  let after = 0;
  for (;;) {
    const entries = await db
      .selectFrom('entries')
      .select(['id', 'type'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(entriesAtOnce)
      .execute();
    const last = entries.at(-1);
    if (!last) return;
    const ids = entries.map(({ id }) => id);
    const documents = await db
      .selectFrom('entry_documents')
      .select(['entry_id', 'lang', 'document', 'sources'])
      .where('entry_id', 'in', ids)
      .execute();
    const pending = await pendingEntries(db)
      .select(['entries.id', 'revisions.document', 'revisions.translations', 'revisions.sources'])
      .where('entries.id', 'in', ids)
      .execute();
    const byId = Map.groupBy(documents, (row) => row.entry_id);
    const waiting = new Map(pending.map((row) => [row.id, stateFrom(row)]));
    await writeTranslationStates(
      db,
      entries.map(({ id, type }) => ({ id, type, latest: waiting.get(id) ?? documentsFrom(byId.get(id) ?? []) })),
    );
    after = last.id;
  }
}
