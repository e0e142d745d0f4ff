import type { z } from 'zod';
import { publicCalls } from '#contract/calls/registry.ts';
import type { EntityCall } from '#contract/entity.ts';
import type { Call } from '#contract/protocol/call.ts';
import { type EntityName, entityNames, entityOf } from './registry.ts';

/** A call that lists entries of any type. */
export type ListCall = Call<z.ZodType, z.ZodArray<z.ZodType<{ id: string }>>>;

/** A call that returns one entry of any type by its id. */
export type ByIdCall = Call<z.ZodType, z.ZodType<object>>;

const byName = new Map(Object.values<Call>(publicCalls).map((call) => [call.name, call]));
const callOf = (call: EntityCall | undefined): Call | undefined => call && byName.get(call.name);

const isList = (call: Call | undefined): call is ListCall => call?.listed === true;
const isById = (call: Call | undefined): call is ByIdCall => call?.specified?.includes('id') === true;

/** The types that the specification knows: a backend that is not Atrium may have their calls. */
export const specifiedTypes: readonly EntityName[] = entityNames.filter((type) => {
  const { list, byId, byAddress, single } = entityOf(type).calls;
  return [list, byId, byAddress, single].some((call) => callOf(call)?.specified !== undefined);
});

/** The call that lists the entries of a type; undefined if it has none. */
export function listCallOf(type: EntityName): ListCall | undefined {
  const call = callOf(entityOf(type).calls.list);
  return isList(call) ? call : undefined;
}

/** The call that returns one entry of a type by its id; undefined if it has none. */
export function byIdCallOf(type: EntityName): ByIdCall | undefined {
  const call = callOf(entityOf(type).calls.byId);
  return isById(call) ? call : undefined;
}
