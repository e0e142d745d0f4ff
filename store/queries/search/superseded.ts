import { supersedingFields } from '#content/search.ts';
import type { Database } from '#store/dialects/engine.ts';

/** Of some entries, those that others have taken the place of. */
export async function supersededOf(read: Database, entries: readonly number[]): Promise<Set<number>> {
  const fieldsOf = (side: 'newer' | 'older') => (supersedingFields.get(side) ?? []).map(({ field }) => field);
  const named = await read
    .selectFrom('entry_relations')
    .innerJoin('entries', 'entries.id', 'entry_relations.entry_id')
    .select('to_id as id')
    .where('field', 'in', fieldsOf('newer'))
    .where('to_id', 'in', entries)
    .where('seen', '=', 1)
    .where('status', '=', 'published')
    .union(
      read
        .selectFrom('entry_relations')
        .select('entry_id as id')
        .where('field', 'in', fieldsOf('older'))
        .where('entry_id', 'in', entries)
        .where('seen', '=', 1),
    )
    .execute();
  return new Set(named.map(({ id }) => id));
}
