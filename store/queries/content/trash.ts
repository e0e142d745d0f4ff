import { pageAddresses } from '#contract/addresses/page-addresses.ts';
import { type Actor, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { derivedFrom } from '#store/documents/derived.ts';
import { publicationAfter } from '#store/documents/publication.ts';
import { momentNow } from '#store/moment.ts';
import { dropEntry } from '#store/search/index/index-entry.ts';
import { StoreError } from '#store/store.ts';
import { derivedAfter } from '../derived/derive-entries.ts';
import { noteChanged } from '../published/changes.ts';
import { writeTranslationStates } from '../translations/translation-states.ts';
import { note } from '../upkeep/audit.ts';
import { documentsOf, entryAt, pendingEntries, requireParent, titlesOf } from './entry-rows.ts';
import { publicationOf, writePublication } from './publication/publications.ts';
import { settledState } from './publication/publish-due.ts';
import { requireUnique } from './write-entry.ts';

const namedChildren = 3;

/** Children of an entry, including those by a pending change; in the trash or not. */
async function childrenOf(db: Database, id: number, which: 'all' | 'not in trash'): Promise<number[]> {
  const children = db.selectFrom('entries').select('id').where('parent_id', '=', id);
  const settled = await (which === 'all' ? children : children.where('trashed_at', 'is', null))
    .orderBy('id')
    .limit(namedChildren + 1)
    .execute();
  const pending = await pendingEntries(db)
    .select('entries.id')
    .where('revisions.parent_id', '=', id)
    .orderBy('entries.id')
    .limit(namedChildren + 1)
    .execute();
  return [...new Set([...settled, ...pending].map((row) => row.id))];
}

async function refuseForChildren(db: Database, children: readonly number[]): Promise<void> {
  if (children.length === 0) return;
  const named = await titlesOf(db, children.slice(0, namedChildren));
  const titles = [...named.values()];
  const more = children.length > named.size;
  const names = titles.map((title) => `“${title}”`).join(', ');
  throw new StoreError('has-children', `It has entries under it: ${names}${more ? ' and more' : ''}`, { titles, more });
}

export const trashEntry =
  (engine: Engine) =>
  (id: number, revision: number, by: Actor): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      if (known.trashed_at !== null) throw new StoreError('in-trash', 'It is in the trash already', { already: true });
      await refuseForChildren(db, await childrenOf(db, id, 'not in trash'));
      const now = momentNow();
      const latest = await settledState(db, known);
      const state = { ...latest, type: known.type, revision, status: 'draft', publishAt: null, by, now } as const;
      const before = await publicationOf(db, known);
      const after = publicationAfter(before, state, latest);
      const { langs } = await writePublication(db, engine, { known, state, before, after });
      await db
        .updateTable('entries')
        .set({ trashed_at: now, address: null, unpublish_at: null })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('translation_states').where('entry_id', '=', id).execute();
      await db.deleteFrom('translation_proposals').where('entry_id', '=', id).execute();
      await note(db, { by, action: 'entry.trash', subject: `${known.type} ${id}` });
      if (langs !== undefined) await noteChanged(db, engine, [{ id, type: known.type, parent: known.parent_id }]);
    });

export const restoreEntry =
  (engine: Engine) =>
  (id: number, revision: number, by: Actor): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const known = await entryAt(db, id, revision);
      const { type, parent_id: parent } = known;
      if (known.trashed_at === null) throw new StoreError('not-in-trash', 'It is not in the trash');
      await requireParent(db, { type, id, parent });
      const latest = await documentsOf(db, id);
      const { address } = derivedFrom(type, latest.document);
      await requireUnique(db, { type, id }, pageAddresses(type, latest));
      const now = momentNow();
      const derived_at = derivedAfter(known, now);
      await db
        .updateTable('entries')
        .set({ trashed_at: null, address, updated_at: now, derived_at, updated_by: actorName(by) })
        .where('id', '=', id)
        .execute();
      await writeTranslationStates(db, [{ id, type, latest }]);
      await note(db, { by, action: 'entry.restore', subject: `${type} ${id}` });
    });

export const removeEntry =
  (engine: Engine) =>
  (id: number, revision: number, by: Actor): Promise<void> =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const { type, trashed_at } = await entryAt(db, id, revision);
      if (trashed_at === null)
        throw new StoreError('not-in-trash', 'Only an entry in the trash can be removed for good');
      await refuseForChildren(db, await childrenOf(db, id, 'all'));
      await dropEntry(db, engine.search, id);
      await db.deleteFrom('entries').where('id', '=', id).execute();
      await note(db, { by, action: 'entry.remove', subject: `${type} ${id}` });
    });
