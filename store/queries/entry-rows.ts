import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import type { Database } from '../dialects/engine.ts';
import { documentFrom } from '../documents/json.ts';
import { type JsonDocument, StoreRefusal } from '../store.ts';

/** The documents of one entry, by language; the default one apart. */
export async function documentsOf(
  db: Database,
  id: number,
): Promise<{ document: JsonDocument; translations: Record<string, JsonDocument> }> {
  const rows = await db
    .selectFrom('entry_documents')
    .select(['lang', 'document'])
    .where('entry_id', '=', id)
    .orderBy('lang')
    .execute();
  const [original, ...others] = rows;
  if (original?.lang !== '') throw new Error(`Entry ${id} has no document in the default language`);
  return {
    document: documentFrom(original.document),
    translations: Object.fromEntries(others.map(({ lang, document }) => [lang, documentFrom(document)])),
  };
}

export const entryRow = (db: Database, id: number) =>
  db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirst();

/** The entries of one type under one parent, whatever their status. */
export const siblingsOf = (db: Database, { type, parent }: { type: EntityName; parent: number | null }) =>
  db
    .selectFrom('entries')
    .where('type', '=', type)
    .where('parent_id', parent === null ? 'is' : '=', parent);

/** The place after the last sibling. */
export async function lastPosition(db: Database, of: { type: EntityName; parent: number | null }): Promise<number> {
  const last = await siblingsOf(db, of).select('position').orderBy('position', 'desc').limit(1).executeTakeFirst();
  return last ? last.position + 1 : 0;
}

/** Throws `missing` unless the parent is there, of a fitting type, and not below the entry itself. */
export async function requireParent(
  db: Database,
  { type, id, parent }: { type: EntityName; id?: number | undefined; parent: number | null },
): Promise<void> {
  let above = parent;
  while (above !== null) {
    const row = await db.selectFrom('entries').select(['type', 'parent_id']).where('id', '=', above).executeTakeFirst();
    if (!row) throw new StoreRefusal('missing', `There is no entry ${above} to put this under`);
    if (above === parent && !entityOf(type).parents?.includes(row.type)) {
      throw new StoreRefusal('missing', `A ${type} cannot stand under the ${row.type} ${above}`);
    }
    if (above === id) throw new StoreRefusal('missing', 'An entry cannot stand under itself');
    above = row.parent_id;
  }
}

export const bumpContentVersion = (db: Database) =>
  db
    .updateTable('content_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .execute();
