import type { EntityName } from '#content/registry.ts';
import type { Database } from '#store/dialects/engine.ts';
import type { PublicName } from '#store/interfaces/published-entries.ts';
import { momentNow } from '#store/moment.ts';
import type { KnownEntry } from '../entry-rows.ts';
import { hasPublicId } from '../public-ids.ts';

/** Records that an entry is no longer published, with its last published addresses. `translated`: those in other languages. */
export async function rememberWithdrawn(
  db: Database,
  { id, type, address, public_id }: Pick<KnownEntry, 'id' | 'type' | 'address' | 'public_id'>,
  translated: ReadonlyMap<string, string>,
): Promise<void> {
  const addresses = translated.size > 0 ? JSON.stringify(Object.fromEntries(translated)) : null;
  const row = { type, address, addresses, public_id, withdrawn_at: momentNow() };
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

/** Any valid address: it has no wildcard of LIKE. */
const isPlain = /^[a-z0-9-]+$/;

export async function isWithdrawn(db: Database, type: EntityName, by: PublicName): Promise<boolean> {
  const ofType = db.selectFrom('withdrawn').select('entry_id').where('type', '=', type);
  const found =
    'address' in by ? ofType.where('address', '=', by.address) : ofType.where(hasPublicId(by.publicId, 'entry_id'));
  if ((await found.limit(1).executeTakeFirst()) !== undefined) return true;
  if (!('address' in by) || !isPlain.test(by.address)) return false;
  const translated = ofType.where('addresses', 'is not', null).where('addresses', 'like', `%:"${by.address}"%`);
  return (await translated.limit(1).executeTakeFirst()) !== undefined;
}
