import type { EntityName } from '#contract/entities/registry.ts';
import type { Database } from '../dialects/engine.ts';
import { momentNow } from '../moment.ts';

/** Notes that visitors can no longer read an entry, at the address it had for them. */
export async function noteWithdrawn(
  db: Database,
  { id, type, address }: { id: number; type: EntityName; address: string | null },
): Promise<void> {
  const row = { type, address, withdrawn_at: momentNow() };
  await db
    .insertInto('withdrawn')
    .values({ entry_id: id, ...row })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
    .execute();
}

/** Forgets it, because they can read it again. */
export async function forgetWithdrawn(db: Database, id: number): Promise<void> {
  await db.deleteFrom('withdrawn').where('entry_id', '=', id).execute();
}

/** The address that an entry had for visitors when they last could read it; null where it had none, or never was seen. */
export async function withdrawnAddress(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('withdrawn').select('address').where('entry_id', '=', id).executeTakeFirst();
  return row?.address ?? null;
}

export async function isWithdrawn(
  db: Database,
  type: EntityName,
  by: { id: number } | { address: string },
): Promise<boolean> {
  const ofType = db.selectFrom('withdrawn').select('entry_id').where('type', '=', type);
  const found = 'id' in by ? ofType.where('entry_id', '=', by.id) : ofType.where('address', '=', by.address);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}
