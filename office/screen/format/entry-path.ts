import { entityNames, entityOf } from '#content/registry.ts';

/** The path of an entry's form; for types with a single entry, the type's path. */
export function entryPath(type: string, id: number): string {
  const known = entityNames.find((name) => name === type);
  return known && entityOf(known).single ? `/${type}` : `/${type}/${id}`;
}
