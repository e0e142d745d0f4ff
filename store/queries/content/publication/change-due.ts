import type { Database, Engine } from '#store/dialects/engine.ts';
import { derivedFrom, hasEnded } from '#store/documents/derived.ts';
import { type ChangedEntry, noteVisible } from '#store/queries/published/changes.ts';
import { dropHiddenPages } from '#store/queries/search/page-rows.ts';
import { indexEntry } from '#store/search/index/index-entry.ts';
import { documentsOf } from '../entry-rows.ts';

/** Few enough that other changes hardly wait. */
const entriesAtOnce = 100;

const dueOn = (db: Database, today: string) =>
  db
    .selectFrom('entries')
    .select(['id', 'type', 'parent_id', 'changes_on'])
    .where('changes_on', '<=', today)
    .where('status', '=', 'published')
    .orderBy('changes_on')
    .orderBy('id');

/**
 * Lets visitors see the published entries whose day has come, such as the end of a certificate: drops what is cached of
 * them on every node, and takes out of the search what is no longer true. Every node calls it periodically. If no day
 * has come, it only reads. Returns the number of entries.
 */
export const changeDue =
  (engine: Engine) =>
  async (today: string): Promise<number> => {
    if (!(await dueOn(engine.read, today).limit(1).executeTakeFirst())) return 0;
    return engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const changed: ChangedEntry[] = [];
      for (const { id, type, parent_id: parent } of await dueOn(db, today).limit(entriesAtOnce).execute()) {
        const { document, translations } = await documentsOf(db, id);
        const next = derivedFrom(type, document).changesOn.find((day) => day > today) ?? null;
        await db.updateTable('entries').set({ changes_on: next }).where('id', '=', id).execute();
        const entry = { id, type, parent, document, translations };
        const isShown = !hasEnded(type, document, today);
        await indexEntry(db, engine.search, entry, isShown);
        await dropHiddenPages(db, engine, id, isShown ? entry : undefined);
        changed.push({ id, type, parent });
      }
      await noteVisible(db, engine, changed);
      return changed.length;
    });
  };
