import { useQuery } from '@tanstack/react-query';
import { accessTo } from '#content/access.ts';
import { type EntityName, entityNames } from '#content/registry.ts';
import { type OfficeCallName, officeAccess, type Role } from '#contract/access.ts';
import type { getMe } from '#contract/calls/office/people.ts';
import type { CallOutput } from '#contract/protocol/call.ts';
import { loadMe } from '../providers/load-me.ts';

export type Me = CallOutput<typeof getMe>;

export const meQuery = { queryKey: ['me'], queryFn: loadMe, staleTime: 5 * 60_000, retry: false };

/** The signed-in user. Only for screens behind the sign-in, where it is always known. */
export function useMe(): Me {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('useMe is used outside the sign-in: no user is known.');
  return data;
}

const includes = (roles: readonly Role[], role: Role) => roles.includes(role);

/** Whether the user may make a call. */
export function useMay(): (call: OfficeCallName) => boolean {
  const { role } = useMe();
  return (call) => includes(officeAccess[call], role);
}

export const maySee = (role: Role, type: EntityName) => includes(accessTo(type).see, role);
export const mayChange = (role: Role, type: EntityName) => includes(accessTo(type).change, role);

/** The content types a role may see, in the contract's order. */
export const typesSeenBy = (role: Role): EntityName[] => entityNames.filter((type) => maySee(role, type));
