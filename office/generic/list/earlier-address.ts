import { z } from 'zod';

const earlierFilters = z.record(z.string(), z.unknown());
const filters = ['words', 'state', 'parent'];

/**
 * The query string of a list. Until version 0.2 it had all filters in one parameter, as JSON; such addresses may be
 * bookmarked.
 */
export function listSearchOf(search: string): string {
  const params = new URLSearchParams(search);
  const json = params.get('filter');
  if (json === null) return search;
  for (const name of ['filter', 'displayedFilters', 'perPage']) params.delete(name);
  const read = earlierFilters.safeParse(parsed(json));
  for (const name of filters) {
    const value = read.data?.[name];
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value));
  }
  return `?${params}`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
