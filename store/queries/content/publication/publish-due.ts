import type { Database, Engine } from '#store/dialects/engine.ts';
import { dueLanguages, publicationAfter } from '#store/documents/publication.ts';
import { momentNow, momentOf } from '#store/moment.ts';
import { deriveIfOutdated } from '#store/queries/derived/derive-entries.ts';
import { type ChangedEntry, noteChanged } from '#store/queries/published/changes.ts';
import { note } from '#store/queries/upkeep/audit.ts';
import { StoreError } from '#store/store.ts';
import { type KnownEntry, latestState, requireParent } from '../entry-rows.ts';
import { saveWithin } from '../save-entry.ts';
import { publicationOf, writePublication } from './publications.ts';

/** The ends come last: an entry whose both times have passed, as after a downtime, is offline. */
const columns = ['publish_at', 'pending_at', 'unpublish_at'] as const;

/** Scheduled entries, scheduled changes of published ones, or ends of entries that are due. */
const dueAt = (db: Database, column: (typeof columns)[number], now: string) =>
  db.selectFrom('entries').selectAll().where(column, '<=', now).orderBy(column).orderBy('id');

/**
 * The state that an entry would have if its pending change were published. If the new parent is no longer valid, the entry keeps
 * its current one, so that a due change is not blocked.
 */
export async function settledState(db: Database, known: KnownEntry) {
  const latest = await latestState(db, known);
  try {
    await requireParent(db, { ...latest, type: known.type, id: known.id });
    return latest;
  } catch (error) {
    if (error instanceof StoreError) return { ...latest, parent: known.parent_id };
    throw error;
  }
}

/** Publishes a due entry, or what is due of its changes. Returns what changed for visitors. */
async function publish(db: Database, engine: Engine, known: KnownEntry, due: string): Promise<ChangedEntry[]> {
  const { type, revision, updated_by: by } = known;
  await deriveIfOutdated(db, engine, known);
  const latest = await settledState(db, known);
  const before = await publicationOf(db, known);
  const languages = dueLanguages(before, latest, due);
  const asked = { status: 'published', publishAt: null, languages } as const;
  const state = { ...latest, ...asked, type, revision, by, now: momentNow() };
  const after = publicationAfter(before, asked, latest);
  const { id, langs } = await writePublication(db, engine, { known, state, before, after });
  await note(db, { by: 'schedule', action: 'entry.publish', subject: `${type} ${id}` });
  const { parent } = after.visible ?? latest;
  return langs === undefined ? [] : [{ id, type, parent, parentBefore: known.parent_id, langs }];
}

/** Unpublishes an entry as a user does: a form that is still open meets a conflict instead of publishing it again. */
async function unpublish(db: Database, engine: Engine, known: KnownEntry): Promise<void> {
  const { id, type, revision, updated_by: by } = known;
  const latest = await settledState(db, known);
  await saveWithin(db, engine, { ...latest, id, type, revision, status: 'draft', publishAt: null, by }, 'schedule');
}

/** Every node calls this periodically. If nothing is due, it only reads. */
export const publishDue =
  (engine: Engine) =>
  async (time: Date): Promise<number> => {
    const now = momentOf(time);
    const first = await Promise.all(
      columns.map((column) => dueAt(engine.read, column, now).limit(1).executeTakeFirst()),
    );
    if (!first.some((row) => row !== undefined)) return 0;
    return engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      let published = 0;
      const seen: ChangedEntry[] = [];
      for (const column of columns) {
        for (const known of await dueAt(db, column, now).execute()) {
          if (column === 'unpublish_at') await unpublish(db, engine, known);
          else seen.push(...(await publish(db, engine, known, now)));
          published += 1;
        }
      }
      await noteChanged(db, engine, seen);
      return published;
    });
  };

/** When the next entry or change is due. */
export async function nextDue(db: Database): Promise<string | undefined> {
  const next = await Promise.all(
    columns.map((column) =>
      db
        .selectFrom('entries')
        .select(`${column} as at`)
        .where(column, 'is not', null)
        .orderBy(column)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return next.flatMap((row) => row?.at ?? []).sort()[0];
}
