import type { EntityName } from '#contract/entities/registry.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { PublicName } from '#store/entries.ts';
import { momentNow } from '#store/moment.ts';
import type { KnownEntry } from './entry-rows.ts';
import { hasPublicId } from './public-ids.ts';

/** Records that an entry is no longer published, with its last published address. */
export async function rememberWithdrawn(
  db: Database,
  { id, type, address, public_id }: Pick<KnownEntry, 'id' | 'type' | 'address' | 'public_id'>,
): Promise<void> {
  const row = { type, address, public_id, withdrawn_at: momentNow() };
  await db
    .insertInto('withdrawn')
    .values({ entry_id: id, ...row })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
    .execute();
}

/** Deletes the record, because the entry is published again. */
export async function forgetWithdrawn(db: Database, id: number): Promise<void> {
  await db.deleteFrom('withdrawn').where('entry_id', '=', id).execute();
}

/** The last published address of an unpublished entry; null if it had none or was never published. */
export async function withdrawnAddress(db: Database, id: number): Promise<string | null> {
  const row = await db.selectFrom('withdrawn').select('address').where('entry_id', '=', id).executeTakeFirst();
  return row?.address ?? null;
}

export async function isWithdrawn(db: Database, type: EntityName, by: PublicName): Promise<boolean> {
  const ofType = db.selectFrom('withdrawn').select('entry_id').where('type', '=', type);
  const found =
    'address' in by ? ofType.where('address', '=', by.address) : ofType.where(hasPublicId(by.publicId, 'entry_id'));
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}
