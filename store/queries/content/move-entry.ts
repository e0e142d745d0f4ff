import { entityOf } from '#content/registry.ts';
import type { Actor } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { SeenOrder } from '#store/interfaces/entries.ts';
import { StoreError } from '#store/store.ts';
import { noteVisible } from '../published/changes.ts';
import { note } from '../upkeep/audit.ts';
import { entryRow, siblingsOf } from './entry-rows.ts';

/** Writes the positions of siblings in the given order. Returns how many changed. */
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
  (id: number, position: number, by: Actor, seen?: SeenOrder): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryRow(db, id);
      if (!known) throw new StoreError('missing', `There is no entry ${id}`);
      if (known.trashed_at !== null) throw new StoreError('in-trash', 'It is in the trash; restore it first');
      const siblings = await siblingsOf(db, { type: known.type, parent: known.parent_id })
        .select(['id', 'position'])
        .where('trashed_at', 'is', null)
        .orderBy('position')
        .orderBy('id')
        .execute();
      const before = siblings.findIndex((sibling) => sibling.id === id);
      const after = Math.max(0, Math.min(Math.trunc(position), siblings.length - 1));
      if (before === after) return;
      if (seen && (before !== seen.position || siblings[after]?.id !== seen.displaced)) {
        throw new StoreError('changed-meanwhile', `The order around ${id} was changed meanwhile`);
      }
      await renumber(db, siblings.toSpliced(before, 1).toSpliced(after, 0, { id, position: known.position }));
      await note(db, { by, action: 'entry.move', subject: `${known.type} ${id}` });
      const isVisible = known.status === 'published' && entityOf(known.type).order !== 'newest';
      if (isVisible) await noteVisible(db, engine, [{ id, type: known.type, parent: known.parent_id }]);
    });
