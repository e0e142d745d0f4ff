import { CompiledQuery } from 'kysely';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { publicIdOf } from '#contract/addresses/public-id.ts';
import type { Database, Engine } from '#store/dialects/engine.ts';
import type { ContentChanges, VisibleChange } from '#store/store.ts';

/** The number of versions recorded. A process with an older version must drop everything it has cached. */
const versionsKept = 10_000;

/** An entry whose published state changed. `parentBefore`: its former parent. */
export interface ChangedEntry {
  id: number;
  type: EntityName;
  parent: number | null;
  parentBefore?: number | null;
  /** As in {@link VisibleChange}; absent: every language. */
  langs?: readonly string[] | null;
}

/**
 * Raises the content version and records which entries changed, within the transaction of the change. Does nothing without
 * changes.
 */
export async function noteVisible(db: Database, engine: Engine, changed: readonly ChangedEntry[]): Promise<void> {
  if (changed.length === 0) return;
  const { version } = await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  for (const { id, type, parent, parentBefore = parent, langs = null } of changed) {
    await db
      .insertInto('content_changes')
      .values(({ selectFrom }) => ({
        version,
        entry_id: id,
        type,
        parent_id: parent,
        parent_before: parentBefore,
        langs: langs && `,${langs.join(',')},`,
        public_id: selectFrom('entries').select('public_id').where('id', '=', id),
      }))
      .onConflict((conflict) => conflict.columns(['version', 'entry_id']).doNothing())
      .execute();
  }
  await db
    .deleteFrom('content_changes')
    .where('version', '<=', version - versionsKept)
    .execute();
  await engine.announce(db);
}

/** Raises the content version without a changed entry: every node drops everything it has cached. */
export async function raiseVersion(db: Database, engine: Engine): Promise<void> {
  await db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
  await engine.announce(db);
}

/** SQLite bounds the number of parameters. */
const idsAtOnce = 500;

/** Search indexes the published entries that it finds by the texts of others again, in the background. */
async function markSearchedWith(db: Database, ids: readonly number[]): Promise<void> {
  const outdated = (type: EntityName) =>
    db.updateTable('entries').set({ derived_at: null }).where('type', '=', type).where('status', '=', 'published');
  for (const type of entityNames) {
    const fields = entityOf(type).searchedWith ?? [];
    if (fields.length === 0) continue;
    const naming = db
      .selectFrom('entry_relations')
      .select('entry_id')
      .where('to_id', 'in', ids)
      .where('field', 'in', fields)
      .where('seen', '=', 1);
    await outdated(type).where('id', 'in', naming).execute();
    if (fields.includes('parent')) await outdated(type).where('parent_id', 'in', ids).execute();
  }
}

/** As {@link noteVisible}, after a change of what the entries say. */
export async function noteChanged(db: Database, engine: Engine, changed: readonly ChangedEntry[]): Promise<void> {
  for (let from = 0; from < changed.length; from += idsAtOnce) {
    const some = changed.slice(from, from + idsAtOnce);
    await markSearchedWith(
      db,
      some.map(({ id }) => id),
    );
  }
  await noteVisible(db, engine, changed);
}

/** Ready to run, because a page reads the version about ten times. */
const currentVersion = CompiledQuery.raw('select version from content_version where id = 1');

export async function versionIn(db: Database): Promise<number> {
  const { rows } = await db.executeQuery<{ version: number }>(currentVersion);
  if (!rows[0]) throw new Error('The database has no content version');
  return rows[0].version;
}

/** The changes after a version. `known` is false if they are no longer recorded: then anything may have changed. */
export async function changesSince(db: Database, after: number): Promise<ContentChanges> {
  const version = await versionIn(db);
  if (version === after) return { version, known: true, changes: [] };
  const rows = await db
    .selectFrom('content_changes')
    .selectAll()
    .where('version', '>', after)
    .where('version', '<=', version)
    .orderBy('version')
    .execute();
  const known = after < version && new Set(rows.map((row) => row.version)).size === version - after;
  const changes: VisibleChange[] = rows.map(({ entry_id: id, public_id, type, parent_id, parent_before, langs }) => ({
    id,
    publicId: publicIdOf({ id, public_id }),
    type,
    parents: [...new Set([parent_id, parent_before])],
    langs: langs?.split(',').filter(Boolean) ?? null,
  }));
  return { version, known, changes };
}

export const contentChangesOf = ({ read, watch }: Engine) => ({
  since: (version: number) => changesSince(read, version),
  watch,
});
