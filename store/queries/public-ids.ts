import type { ExpressionBuilder } from 'kysely';
import type { EntityName } from '#contract/entities/registry.ts';
import { isNumericId, maxStoredId } from '#contract/public-id.ts';
import type { Database } from '../dialects/engine.ts';
import type { Tables } from '../tables.ts';

/** The number in the store that a public id stands for where no entry was given that id. */
export function numberIn(publicId: string): number | undefined {
  const id = isNumericId(publicId) ? Number(publicId) : 0;
  return id > 0 && id <= maxStoredId ? id : undefined;
}

/** The condition that an entry is known by a public id: it was given the id, or it has that number and was given none. */
export const hasPublicId = (publicId: string) => (eb: ExpressionBuilder<Tables, 'entries'>) => {
  const given = eb('public_id', '=', publicId);
  const id = numberIn(publicId);
  return id === undefined ? given : eb.or([given, eb.and([eb('id', '=', id), eb('public_id', 'is', null)])]);
};

/** The entry of a type that a public id belongs to, in the trash or not. */
export async function publicIdHolder(db: Database, type: EntityName, publicId: string): Promise<number | undefined> {
  const holder = db.selectFrom('entries').select('id').where('type', '=', type).where(hasPublicId(publicId));
  return (await holder.executeTakeFirst())?.id;
}
