import { type EntityName, entityNames, entityOf } from '#contract/entities/registry.ts';

/** Where an entry is edited; of types with one entry only, the type itself. */
export function entryPath(type: string, id: number): string {
  const known = entityNames.find((name) => name === type);
  return known && entityOf(known).single ? `/${type}` : `/${type}/${id}`;
}

/** What a content type is called, one of it. */
export const typeLabel = (type: EntityName): string => entityOf(type).label.one;
