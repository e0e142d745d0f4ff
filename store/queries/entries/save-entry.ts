import type { Database, Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { type EarlierStates, sourcesOf } from '#store/documents/translation-sources.ts';
import type { EntryChange } from '#store/entries.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import { note } from '../office/audit.ts';
import { noteVisible } from '../published/changes.ts';
import { dropUsedProposals } from '../translations/proposals.ts';
import { foldedTitle, writeDerived } from './entry-derived.ts';
import {
  documentsOf,
  entryAt,
  entryRow,
  type KnownEntry,
  latestState,
  requireParent,
  revisionState,
} from './entry-rows.ts';
import { type EntryValues, requireUnique, writeEntry } from './write-entry.ts';

/** Language tags in lower case and sorted, so that equal translations have equal JSON. */
const lowered = <Value>(byLanguage: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(byLanguage)
      .map(([lang, value]) => [lang.toLowerCase(), value] as const)
      .filter(([lang]) => lang !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The row to change, or undefined for a new entry. */
async function knownEntry(db: Database, { id, type, revision }: EntryChange): Promise<KnownEntry | undefined> {
  if (id === undefined) return undefined;
  const known = await entryRow(db, id);
  if (known?.type !== type) throw new StoreError('missing', `There is no ${type} ${id}`);
  if (known.revision !== revision) throw new StoreError('conflict', 'Another user has saved it meanwhile');
  if (known.trashed_at !== null) throw new StoreError('in-trash', 'It is in the trash; restore it first');
  return known;
}

/** Only a scheduled entry has a publication time. */
function scheduledAt({ status, publishAt }: EntryChange): string | null {
  if (status !== 'scheduled') return null;
  if (publishAt === null) throw new Error('A scheduled entry needs a publication time');
  return momentOf(publishAt);
}

/** Stores a state as pending. The published one stays visible. */
async function writePending(db: Database, known: KnownEntry, state: EntryValues): Promise<void> {
  const { type, document, translations, sources } = state;
  const { address } = derivedFrom(type, document);
  await db
    .updateTable('entries')
    .set({
      revision: state.revision,
      title: foldedTitle(type, document),
      pending: 1,
      pending_at: state.publishAt,
      pending_address: address,
      updated_at: state.now,
      updated_by: state.by,
    })
    .where('id', '=', known.id)
    .execute();
  const seen = await documentsOf(db, known.id);
  await writeDerived(db, { id: known.id, type }, { document, translations, sources }, seen);
}

/** The states that the texts of a change may come from. */
async function statesBefore(
  db: Database,
  known: KnownEntry | undefined,
  { document, translations, sources, from, seen }: EntryChange,
): Promise<EarlierStates> {
  if (sources) return { before: [{ document, translations, sources }] };
  const named = from && (await revisionState(db, from));
  const latest = known && (await latestState(db, known));
  const read = known && seen !== undefined ? await revisionState(db, { id: known.id, revision: seen }) : undefined;
  return {
    before: [named, latest].filter((state) => state !== undefined),
    merged: read && latest && { seen: read, latest },
  };
}

/** Saves within a transaction that holds the content lock. */
export async function saveWithin(
  db: Database,
  engine: Engine,
  asked: EntryChange,
): Promise<{ id: number; revision: number }> {
  const change = { ...asked, translations: lowered(asked.translations), publishAt: scheduledAt(asked) };
  const { type, status, parent, document, translations, by } = change;
  const known = await knownEntry(db, change);
  await requireParent(db, change);
  await requireUnique(db, change, derivedFrom(type, document).address);

  const before = await statesBefore(db, known, change);
  const sources = sourcesOf(type, change, before, lowered(change.confirmed ?? {}));
  const state = { ...change, sources, revision: (known?.revision ?? 0) + 1, now: momentNow() };
  const waits = change.keepPublished === true && known?.status === 'published' && status !== 'published';
  if (waits) await writePending(db, known, state);
  const { id, langs } = waits ? { id: known.id, langs: undefined } : await writeEntry(db, engine, known, state);
  await db
    .insertInto('revisions')
    .values({
      entry_id: id,
      revision: state.revision,
      saved_at: state.now,
      saved_by: by,
      parent_id: parent,
      status,
      publish_at: change.publishAt,
      document: JSON.stringify(document),
      translations: JSON.stringify(translations),
      sources: JSON.stringify(sources),
    })
    .execute();
  if (known) await dropUsedProposals(db, id);
  await note(db, { by, action: known ? 'entry.save' : 'entry.create', subject: `${type} ${id}` });
  if (langs !== undefined) await noteVisible(db, engine, [{ id, type, parent, parentBefore: known?.parent_id, langs }]);
  return { id, revision: state.revision };
}

export const saveEntry =
  (engine: Engine) =>
  (asked: EntryChange): Promise<{ id: number; revision: number }> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      return saveWithin(db, engine, asked);
    });

export const setEntryStatus =
  (engine: Engine) =>
  (id: number, revision: number, status: 'draft' | 'published', by: string): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      if (known.status === status && known.pending === 0 && known.trashed_at === null) return;
      const latest = await latestState(db, known);
      await saveWithin(db, engine, { ...latest, type: known.type, id, revision, status, publishAt: null, by });
    });

export const discardChanges =
  (engine: Engine) =>
  (id: number, revision: number, by: string): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      if (known.pending === 0) return;
      const published = { ...(await documentsOf(db, id)), parent: known.parent_id };
      const state = { type: known.type, id, revision, status: 'published', publishAt: null, by } as const;
      await saveWithin(db, engine, { ...published, ...state });
    });
