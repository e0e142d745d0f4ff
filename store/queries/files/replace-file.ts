import { type Actor, actorId, actorName } from '#store/actor.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import { withFile } from '#store/documents/replace-src.ts';
import { changedIn, langsColumn } from '#store/documents/revision-languages.ts';
import type { Files, StoredFile } from '#store/interfaces/library.ts';
import { momentNow } from '#store/moment.ts';
import { StoreError } from '#store/store.ts';
import { writeDerived } from '../content/entry-derived.ts';
import { documentsOf, entryRow, type KnownEntry, latestState } from '../content/entry-rows.ts';
import { derivedAfter } from '../derived/derive-entries.ts';
import { type ChangedEntry, noteVisible } from '../published/changes.ts';
import { writePagesAgain } from '../search/page-rows.ts';
import { note } from '../upkeep/audit.ts';
import { addFile, fileFrom, libraryRows } from './file-rows.ts';
import { entriesWith } from './file-uses.ts';
import { isReplaced, movePermalinks } from './permalinks.ts';

export const replaceFile =
  (engine: Engine): Files['replace'] =>
  (src, file, by, name) =>
    engine.write.transaction().execute(async (db) => {
      await engine.lockContent(db);
      const old = await libraryRows(db).where('src', '=', src).executeTakeFirst();
      if (!old) throw new StoreError('missing', `There is no file ${src}`);
      if (file.src === src) return [];
      const ids = (await entriesWith(db, src)).map(({ id }) => id);
      // Nothing would show the new file.
      if (ids.length === 0 && (await isReplaced(db, src)))
        throw new StoreError('changed-meanwhile', 'Another user has replaced it in the meantime');
      const { alt, title, lang, focus } = fileFrom(old);
      await addFile(db, file, by, { name: name ?? old.name, alt, title, lang, focus });
      await movePermalinks(db, src, file.src);
      const seen: ChangedEntry[] = [];
      for (const id of ids) {
        const row = await entryRow(db, id);
        if (!row) continue;
        await replaceIn(db, engine, row, { src, file, by });
        if (row.status === 'published' && row.trashed_at === null)
          seen.push({ id, type: row.type, parent: row.parent_id });
      }
      await note(db, { by, action: 'file.replace', subject: `${src} ${file.src}` });
      await noteVisible(db, engine, seen);
      return ids;
    });

/**
 * Saves the latest state with the new file as a revision with the same statuses, and changes the published state in the
 * same way. A pending change stays pending.
 */
async function replaceIn(
  db: Database,
  engine: Engine,
  row: KnownEntry,
  change: { src: string; file: StoredFile; by: Actor },
) {
  const { src, file, by } = change;
  const { id, type, revision } = row;
  const now = momentNow();
  const live = withFile(await documentsOf(db, id), src, file);
  const latest = await latestState(db, row);
  const next = withFile(latest, src, file);
  const { document, translations, sources } = next;
  const before = await db
    .selectFrom('revisions')
    .select(['parent_id', 'status', 'publish_at', 'statuses'])
    .where('entry_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('revisions')
    .values({
      ...before,
      entry_id: id,
      revision: revision + 1,
      saved_at: now,
      saved_by: actorName(by),
      saved_by_id: actorId(by),
      document: JSON.stringify(document),
      translations: JSON.stringify(translations),
      sources: JSON.stringify(sources),
      langs: langsColumn(changedIn(latest, next)),
    })
    .execute();
  await db
    .updateTable('entries')
    .set({ revision: revision + 1, updated_at: now, derived_at: derivedAfter(row, now), updated_by: actorName(by) })
    .where('id', '=', id)
    .execute();
  for (const [lang, content] of Object.entries({ ...live.translations, '': live.document })) {
    const written = JSON.stringify(content);
    await db
      .updateTable('entry_documents')
      .set({ document: written })
      .where('entry_id', '=', id)
      .where('lang', '=', lang)
      .execute();
  }
  await writeDerived(db, { id, type }, { document, translations, sources }, row.pending === 1 ? live : undefined);
  await writePagesAgain(db, engine, [id]);
  await note(db, { by, action: 'entry.save', subject: `${type} ${id}` });
}
