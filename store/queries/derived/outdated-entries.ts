import { isTemporary } from '#store/database-faults.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { DerivedData } from '#store/store.ts';
import { queueAllTexts } from '../files/file-texts.ts';
import { noteVisible } from '../published/changes.ts';
import { buildWords } from '../transfer/build-words.ts';
import { deriveEntries, isOutdated } from './derive-entries.ts';

/** Other changes of content wait for one batch. */
const entriesAtOnce = 25;

const outdatedIds = async (db: Database, most: number): Promise<number[]> => {
  const rows = await db.selectFrom('entries').select('id').where(isOutdated).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
};

/** Derives the next outdated entries. Returns how many there were. */
const deriveNext = (engine: Engine, most: number): Promise<number> =>
  engine.maintenance.transaction().execute(async (db) => {
    await engine.lockContent(db);
    const ids = await outdatedIds(db, most);
    await noteVisible(db, engine, await deriveEntries(db, engine, ids));
    return ids.length;
  });

/** Leaves out the next entry, whose data cannot be derived, until it is changed. */
async function skipNext(engine: Engine, onFailure: (id: number, error: unknown) => void, error: unknown) {
  const [id] = await outdatedIds(engine.read, 1);
  if (id === undefined) return;
  onFailure(id, error);
  const own = engine.write.updateTable('entries').set((eb) => ({ derived_at: eb.ref('updated_at') }));
  await own.where('id', '=', id).execute();
}

export const derivedDataOf = (engine: Engine): DerivedData => ({
  async countOutdated() {
    const { count } = await engine.read
      .selectFrom('entries')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where(isOutdated)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async rebuildSome(onFailure) {
    try {
      return await deriveNext(engine, entriesAtOnce);
    } catch (error) {
      if (isTemporary(error)) throw error;
    }
    // One entry of the batch fails.
    for (let left = entriesAtOnce; left > 0; left--) {
      try {
        if ((await deriveNext(engine, 1)) === 0) break;
      } catch (error) {
        if (isTemporary(error)) throw error;
        await skipNext(engine, onFailure, error);
      }
    }
    return entriesAtOnce;
  },

  async markAllOutdated() {
    await engine.maintenance.transaction().execute(async (db) => {
      await engine.lockContent(db);
      await db.updateTable('entries').set({ derived_at: null }).execute();
      await queueAllTexts(db);
    });
    await engine.maintenance.transaction().execute((db) => buildWords(db));
  },
});

/** Derives the data of all entries within a transaction that holds the content lock. */
export async function deriveAll(db: Database, engine: Engine): Promise<void> {
  await db.updateTable('entries').set({ derived_at: null }).execute();
  for (;;) {
    const ids = await outdatedIds(db, 200);
    if (ids.length === 0) break;
    await deriveEntries(db, engine, ids);
  }
  await engine.search.settle(db);
}
