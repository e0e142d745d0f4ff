import { entityOf } from '#contract/entities/registry.ts';
import type { Database, Engine } from '../dialects/engine.ts';
import { momentNow, momentOf } from '../moment.ts';
import { indexEntry } from '../search/index-entry.ts';
import { StoreRefusal } from '../store.ts';
import { note } from './audit.ts';
import { bumpContentVersion, documentsOf, entryRow, siblingsOf } from './entry-rows.ts';
import { forgetWithdrawn, noteWithdrawn } from './withdrawn.ts';

export const removeEntry =
  (engine: Engine) =>
  (id: number, revision: number, by: string): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryRow(db, id);
      if (!known) throw new StoreRefusal('missing', `There is no entry ${id}`);
      const { type } = known;
      if (known.revision !== revision) {
        throw new StoreRefusal('conflict', `Revision ${known.revision} of ${type} ${id} was saved in the meantime`);
      }
      const child = await db.selectFrom('entries').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
      if (child) throw new StoreRefusal('has-children', `Other entries stand under ${type} ${id}`);
      await engine.search.drop(db, id);
      await db.deleteFrom('entries').where('id', '=', id).execute();
      await note(db, { by, action: 'entry.remove', subject: `${type} ${id}` });
      if (known.status !== 'published') return;
      await noteWithdrawn(db, known);
      await bumpContentVersion(db);
    });

/** Numbers the siblings anew in the given order; how many had another place before. */
async function renumber(db: Database, ordered: readonly { id: number; position: number }[]): Promise<number> {
  const misplaced = ordered.map(({ id, position }, place) => ({ id, position, place }));
  const changes = misplaced.filter(({ position, place }) => position !== place);
  for (const { id, place } of changes) {
    await db.updateTable('entries').set({ position: place }).where('id', '=', id).execute();
  }
  return changes.length;
}

export const moveEntry =
  (engine: Engine) =>
  (id: number, position: number, by: string): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryRow(db, id);
      if (!known) throw new StoreRefusal('missing', `There is no entry ${id}`);
      const siblings = await siblingsOf(db, { type: known.type, parent: known.parent_id })
        .select(['id', 'position'])
        .orderBy('position')
        .orderBy('id')
        .execute();
      const before = siblings.findIndex((sibling) => sibling.id === id);
      const after = Math.max(0, Math.min(Math.trunc(position), siblings.length - 1));
      if (before === after) return;
      await renumber(db, siblings.toSpliced(before, 1).toSpliced(after, 0, { id, position: known.position }));
      await note(db, { by, action: 'entry.move', subject: `${known.type} ${id}` });
      const seen = known.status === 'published' && entityOf(known.type).order === 'position';
      if (seen) await bumpContentVersion(db);
    });

const dueAt = (db: Database, now: string) =>
  db.selectFrom('entries').select(['id', 'type']).where('publish_at', '<=', now).orderBy('publish_at').orderBy('id');

/** Every node asks this now and then; where nothing is due, it only reads. */
export const publishDue =
  (engine: Engine) =>
  async (time: Date): Promise<number> => {
    const now = momentOf(time);
    if (!(await dueAt(engine.read, now).limit(1).executeTakeFirst())) return 0;
    return engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const due = await dueAt(db, now).execute();
      for (const { id, type } of due) {
        await db
          .updateTable('entries')
          .set({ status: 'published', publish_at: null, updated_at: momentNow() })
          .where('id', '=', id)
          .execute();
        await forgetWithdrawn(db, id);
        await indexEntry(db, engine.search, { id, type, ...(await documentsOf(db, id)) }, true);
        await note(db, { by: 'schedule', action: 'entry.publish', subject: `${type} ${id}` });
      }
      if (due.length > 0) await bumpContentVersion(db);
      return due.length;
    });
  };
