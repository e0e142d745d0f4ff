import { entityOf } from '#content/registry.ts';
import { mapFields } from '#contract/schema-walk.ts';
import type { JsonDocument } from '#store/store.ts';
import type { ContentLine, EntryLine } from '../archive/content-archive.ts';

/**
 * The entries of an archive, with their public ids as their numbers where these are free: a site that imported an
 * archive may have given other numbers to its entries. Entries below other entries are in the order of those.
 */
export function keptNumbers(lines: readonly ContentLine[]): EntryLine[] {
  const entries = lines.filter((line) => line.kind === 'entry');
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  const take = (id: number, number: number) => {
    if (numbers.has(id) || taken.has(number)) return;
    numbers.set(id, number);
    taken.add(number);
  };
  for (const { id, publicId } of entries) if (String(Number(publicId)) === publicId) take(id, Number(publicId));
  let next = Math.max(0, ...entries.map(({ id }) => id), ...taken);
  for (const { id } of entries) if (!numbers.has(id)) take(id, taken.has(id) ? ++next : id);
  return entries.map((entry) => renumbered(entry, numbers)).sort((a, b) => (a.parent ?? 0) - (b.parent ?? 0));
}

function renumbered({ pending, ...entry }: EntryLine, numbers: ReadonlyMap<number, number>): EntryLine {
  const { document: schema } = entityOf(entry.type);
  const numberOf = (id: number) => numbers.get(id) ?? id;
  const fields = (value: JsonDocument) =>
    mapFields(schema, value, ({ input }, id) =>
      input === 'relation' && typeof id === 'number' ? numberOf(id) : undefined,
    ) as JsonDocument;
  const state = <State extends Pick<EntryLine, 'parent' | 'document' | 'translations'>>(given: State): State => ({
    ...given,
    parent: given.parent === null ? null : numberOf(given.parent),
    document: fields(given.document),
    translations: Object.fromEntries(Object.entries(given.translations).map(([lang, each]) => [lang, fields(each)])),
  });
  return { ...state(entry), id: numberOf(entry.id), pending: pending && state(pending) };
}
