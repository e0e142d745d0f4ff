import type { CallContext, Caller } from '#api/context.ts';
import { accessTo } from '#content/access.ts';
import type { EntityName } from '#content/registry.ts';
import type { Role } from '#contract/access.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { Actor } from '#store/actor.ts';
import type { StoredEntry } from '#store/store.ts';

function roleOf({ principal }: Caller): Role {
  if (!principal) throw new HttpError('unauthenticated');
  return principal.role;
}

/** Who a store’s change is by: the user, or '' for the program. */
export function actorOf({ principal }: Caller): Actor {
  const { id, name = '' } = principal ?? {};
  return id === undefined ? name : { id, name };
}

const allows = (roles: readonly Role[], caller: Caller): boolean => roles.includes(roleOf(caller));

export const maySee = (type: EntityName, caller: Caller): boolean => allows(accessTo(type).see, caller);

export const mayChange = (type: EntityName, caller: Caller): boolean => allows(accessTo(type).change, caller);

/** Throws `forbidden` unless the caller may see entries of the type. */
export function requireSeen(type: EntityName, caller: Caller): void {
  if (!maySee(type, caller)) throw new HttpError('forbidden');
}

/** Throws `forbidden` unless the caller may change entries of the type. */
export function requireChanged(type: EntityName, caller: Caller): void {
  if (!mayChange(type, caller)) throw new HttpError('forbidden');
}

/** The entry, also from the trash. Throws `not_found` where it does not exist or the caller may not see it. */
export async function seenEntry(id: number, { store, caller }: CallContext): Promise<StoredEntry> {
  const entry = await store.entries.get(id);
  if (!entry || !maySee(entry.type, caller)) throw new HttpError('not_found');
  return entry;
}
