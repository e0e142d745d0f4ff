import { setImmediate as nextRound } from 'node:timers/promises';
import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { withItemIds } from '#store/documents/item-ids.ts';
import {
  differing,
  exceptDrafts,
  languageStatuses,
  publicationAfter,
  unsaved,
  withLanguages,
} from '#store/documents/publication.ts';
import { changedIn, langsColumn } from '#store/documents/revision-languages.ts';
import { statusesColumn } from '#store/documents/revision-statuses.ts';
import { type EarlierStates, sourcesOf } from '#store/documents/translation-sources.ts';
import type { Entries, EntryChange } from '#store/interfaces/entries.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import { deriveIfOutdated } from '../derived/derive-entries.ts';
import { noteChanged } from '../published/changes.ts';
import { dropUsedProposals } from '../translations/proposals.ts';
import { note } from '../upkeep/audit.ts';
import { entryAt, entryRow, type KnownEntry, latestState, requireParent, revisionState } from './entry-rows.ts';
import { publicationOf, writePublication } from './publication/publications.ts';
import { requireUnique } from './write-entry.ts';

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
  if (known.revision !== revision) throw new StoreError('conflict', 'Another user has saved it in the meantime');
  if (known.trashed_at !== null) throw new StoreError('in-trash', 'It is in the trash; restore it first');
  return known;
}

/** Only a scheduled entry has a publication time. */
function scheduledAt({ status, publishAt }: EntryChange): string | null {
  if (status !== 'scheduled') return null;
  if (publishAt === null) throw new Error('A scheduled entry needs a publication time');
  return momentOf(publishAt);
}

/** The states that the texts of a change may come from. */
async function statesBefore(
  db: Database,
  known: KnownEntry | undefined,
  { document, translations, sources, from, seen }: EntryChange,
): Promise<EarlierStates> {
  if (sources) return { before: [{ document, translations, sources }] };
  const named = from && (await revisionState(db, from));
  // The other languages of a revision that is restored in one language keep their sources.
  if (named && from.lang !== undefined)
    named.translations = Object.fromEntries(Object.entries(named.translations).filter(([lang]) => lang === from.lang));
  const latest = known && (await latestState(db, known));
  const read = known && seen !== undefined ? await revisionState(db, { id: known.id, revision: seen }) : undefined;
  return {
    before: [named, latest].filter((state) => state !== undefined),
    merged: read && latest && { seen: read, latest },
  };
}

/** The action of the audit log: what a save does for visitors. */
function actionOf({ status, keepPublished }: EntryChange, known: KnownEntry | undefined): string {
  if (status === 'published') return 'entry.publish';
  if (status === 'scheduled') return 'entry.schedule';
  if (!known) return 'entry.create';
  return known.status === 'draft' || keepPublished ? 'entry.save' : 'entry.unpublish';
}

/** An entry that visitors do not see, and will not, has no time at which it goes offline. */
async function writeEnd(
  db: Database,
  id: number,
  { status }: Pick<EntryChange, 'status'>,
  asked: string | null | undefined,
): Promise<void> {
  const end = status === 'draft' ? null : asked;
  if (end === undefined) return;
  const unpublish_at = end === null ? null : momentOf(end);
  await db.updateTable('entries').set({ unpublish_at }).where('id', '=', id).execute();
}

/** Saves within a transaction that holds the content lock. `doer`: who does it, for the audit log; absent: who saves. */
export async function saveWithin(
  db: Database,
  engine: Engine,
  asked: EntryChange,
  doer: Actor = asked.by,
): Promise<{ id: number; revision: number }> {
  const known = await knownEntry(db, asked);
  // The items of an entry that an older program saved have no ids yet.
  if (known) await deriveIfOutdated(db, engine, known);
  const latest = known && (await latestState(db, known));
  const before = known ? await publicationOf(db, known) : unsaved;
  const change = withItemIds({ ...asked, translations: lowered(asked.translations), publishAt: scheduledAt(asked) }, [
    latest?.document,
    before.visible?.document,
  ]);
  const { type, status, parent, document, translations, by } = change;
  await requireParent(db, change);
  await requireUnique(db, change, pageAddresses(type, change));

  const earlier = await statesBefore(db, known, change);
  const sources = sourcesOf(type, change, earlier, lowered(change.confirmed ?? {}));
  const state = { ...change, sources, revision: (known?.revision ?? 0) + 1, now: momentNow() };
  const after = publicationAfter(before, change, state);
  const { id, langs } = await writePublication(db, engine, { known, state, before, after });
  await writeEnd(db, id, after, asked.unpublishAt);
  const texts = changedIn(latest, state);
  const named = change.languages?.filter((lang) => !texts.includes(lang)) ?? [];
  await db
    .insertInto('revisions')
    .values({
      entry_id: id,
      revision: state.revision,
      saved_at: state.now,
      saved_by: actorName(by),
      saved_by_id: actorId(by),
      parent_id: parent,
      status,
      publish_at: change.publishAt,
      document: JSON.stringify(document),
      translations: JSON.stringify(translations),
      sources: JSON.stringify(sources),
      langs: langsColumn([...texts, ...named].sort()),
      statuses: statusesColumn(status, languageStatuses(after, state)),
    })
    .execute();
  if (known) await dropUsedProposals(db, id);
  await note(db, { by: doer, action: actionOf(asked, known), subject: `${type} ${id}` });
  if (langs !== undefined) await noteChanged(db, engine, [{ id, type, parent, parentBefore: known?.parent_id, langs }]);
  return { id, revision: state.revision };
}

export const saveEntry =
  (engine: Engine) =>
  (asked: EntryChange): Promise<{ id: number; revision: number }> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      return saveWithin(db, engine, asked);
    });

/** As {@link saveEntry}, several in one transaction: a commit waits for the disk. A refused change has written nothing. */
export const saveEntries =
  (engine: Engine): Entries['saveAll'] =>
  (changes) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const saved: (StoreError | undefined)[] = [];
      for (const asked of changes) {
        // SQLite is synchronous: other requests would wait for the last one.
        await nextRound();
        try {
          await saveWithin(db, engine, asked);
          saved.push(undefined);
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          saved.push(error);
        }
      }
      return saved;
    });

export const setEntryStatus =
  (engine: Engine): Entries['setStatus'] =>
  (id, revision, status, by, languages) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      const isSettled = known.status === status && (known.pending === 0 || known.drafts_only === 1);
      if (languages === undefined && isSettled && known.trashed_at === null) return;
      const latest = await latestState(db, known);
      const chosen = status === 'published' ? exceptDrafts(await publicationOf(db, known), latest) : undefined;
      const state = { type: known.type, id, revision, status, publishAt: null, by, languages: languages ?? chosen };
      await saveWithin(db, engine, { ...latest, ...state });
    });

export const discardChanges =
  (engine: Engine): Entries['discardChanges'] =>
  (id, revision, by, languages) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      const publication = await publicationOf(db, known);
      const { visible, languages: chosen } = publication;
      if (known.pending === 0 || !visible) return;
      const latest = await latestState(db, known);
      // Texts that visitors do not see in any state are kept.
      const isDraft = (lang: string) => lang !== '' && chosen[lang] !== undefined && !(lang in visible.translations);
      const all = ['', ...Object.keys({ ...visible.translations, ...latest.translations })];
      const langs = all.filter((lang) => (languages?.includes(lang) ?? true) && !isDraft(lang));
      const state = withLanguages(latest, visible, langs);
      const isWhole = differing(state, visible).length === 0;
      const status = isWhole ? ('published' as const) : ('draft' as const);
      const rest = { status, keepPublished: true, languages: isWhole ? undefined : langs };
      await saveWithin(db, engine, { ...state, ...rest, type: known.type, id, revision, publishAt: null, by });
    });
