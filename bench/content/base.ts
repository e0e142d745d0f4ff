import { type EntityName, entityNames } from '#content/registry.ts';
import type { Row } from './entries.ts';

/** How many entries of the demo group each size contains: always the same, so that sizes differ only in the grown types. */
const kept: Partial<Record<EntityName, number>> = {
  company: 1,
  slider: 3,
  brand: 4,
  concern: 4,
  category: 8,
  department: 8,
  executive: 3,
  contactPerson: 2,
  crest: 1,
  certificate: 1,
  career: 1,
  faq: 2,
  report: 1,
  export: 1,
  tradeFair: 1,
  video: 1,
};

export interface Base {
  /** Rows of all tables except the growing ones. */
  others: Row[];
  entries: Row[];
  documents: Row[];
  revisions: Row[];
  /** All pictures in entries of the demo group. */
  pictures: Record<string, unknown>[];
  /** The first main category with its children, then the others. */
  categories: { id: number; parent: number | null }[];
  texts: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All values in a document, at any depth. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* valuesIn(part);
}

/** Extracts the common content of all sizes from a backup of the demo group. */
export function baseFrom(rows: readonly Row[]): Base {
  const of = (table: string) => rows.filter((row) => row.table === table);
  const entries = keptEntries(of('entries'));
  const ids = new Set(entries.map(({ row }) => row.id));
  const documents = of('entry_documents');
  const values = documents.flatMap(({ row }) => [...valuesIn(JSON.parse(String(row.document)))]);
  const grown = new Set(['entries', 'entry_documents', 'revisions', 'audit', 'last_ids']);
  return {
    others: rows.filter(({ table }) => !grown.has(table)),
    entries,
    documents: documents.filter(({ row }) => ids.has(row.entry_id)),
    revisions: of('revisions').filter(({ row }) => ids.has(row.entry_id)),
    pictures: values.filter(isRecord).filter(({ src, width }) => typeof src === 'string' && typeof width === 'number'),
    categories: entries.flatMap(({ row: { type, id, parent_id: parent } }) =>
      type === 'category' && typeof id === 'number' ? [{ id, parent: typeof parent === 'number' ? parent : null }] : [],
    ),
    texts: values.filter((value) => typeof value === 'string').filter((text) => text.includes(' ')),
  };
}

/** The first entries of each type; of categories, complete families. */
function keptEntries(entries: readonly Row[]): Row[] {
  const byType = Map.groupBy(entries, ({ row }) => row.type);
  return entityNames.flatMap((type) => {
    const all = byType.get(type) ?? [];
    return (type === 'category' ? inFamilies(all) : all).slice(0, kept[type] ?? 0);
  });
}

function inFamilies(categories: readonly Row[]): Row[] {
  const mains = categories.filter(({ row }) => row.parent_id === null);
  return mains.flatMap((main) => [main, ...categories.filter(({ row }) => row.parent_id === main.row.id)]);
}
