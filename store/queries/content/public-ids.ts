import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EntityName } from '#content/registry.ts';
import { isNumericId, maxStoredId } from '#contract/addresses/public-id.ts';
import type { Database } from '#store/dialects/engine.ts';

/** The entry number that a public id stands for if no entry has it as an imported id. */
export function numberIn(publicId: string): number | undefined {
  const id = isNumericId(publicId) ? Number(publicId) : 0;
  return id > 0 && id <= maxStoredId ? id : undefined;
}

/** The condition that a row has a public id: as its imported id, or as its number where it has no imported id. */
export function hasPublicId(publicId: string, numberColumn: 'id' | 'entry_id' = 'id'): RawBuilder<SqlBool> {
  const id = numberIn(publicId);
  const given = sql<SqlBool>`public_id = ${publicId}`;
  return id === undefined ? given : sql`(${given} or (${sql.ref(numberColumn)} = ${id} and public_id is null))`;
}

/** The entry of a type that a public id belongs to, in the trash or not. */
export async function publicIdHolder(db: Database, type: EntityName, publicId: string): Promise<number | undefined> {
  const holder = db.selectFrom('entries').select('id').where('type', '=', type).where(hasPublicId(publicId));
  return (await holder.executeTakeFirst())?.id;
}
