import { baseFrom } from './base.ts';
import { madeEntries, type Row, type Sources } from './entries.ts';
import { randomFrom } from './random.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Increase it with each change of the generated content, so that older cached databases are not used. */
export const contentVersion = 1;

const seed = 20_261_121;
/** Enough that most words occur in few texts only. */
const knownWords = 12_000;

/** The path of a generated entry's page. */
function pathOf({ type, id }: Row['row']): string | undefined {
  if (type === 'product') return `/product-details/${id}`;
  return type === 'news' ? `/news/${id}` : undefined;
}

export interface Grown {
  rows: () => Iterable<Row>;
  /** The most frequent first. */
  words: readonly string[];
  /** Paths of the pages of products and news items. */
  paths: readonly string[];
}

/** The rows of a backup with `size` entries: a part of the demo group, and generated entries. */
export function grownRows(demo: readonly Row[], size: number): Grown {
  const base = baseFrom(demo);
  const ids = base.entries.flatMap(({ row }) => (typeof row.id === 'number' ? row.id : []));
  const firstId = Math.max(...ids) + 1;
  const growth = size - base.entries.length;
  if (growth < 1) throw new Error(`At least ${base.entries.length + 1} entries are needed`);
  const [main] = base.categories;
  const family = base.categories.filter(({ id, parent }) => parent === main?.id || id === main?.id);
  const vocabulary = vocabularyOf(base.texts, knownWords, randomFrom(seed));
  const sources: Sources = {
    random: randomFrom(seed + size),
    vocabulary,
    pictures: base.pictures,
    // Small sizes use one family only, so that its page is as long as in a large catalogue.
    categories: (size < 1_000 ? family : base.categories).map(({ id }) => id),
  };
  const made = [...madeEntries(sources, growth, firstId)];
  function* rows(): Generator<Row> {
    yield* base.others;
    yield* base.entries;
    for (const { entry } of made) yield entry;
    yield* base.documents;
    for (const { document } of made) yield document;
    yield* base.revisions;
    for (const { revision } of made) yield revision;
    yield { table: 'last_ids', row: { table: 'entries', last: firstId + growth - 1 } };
  }
  const paths = made.flatMap(({ entry: { row } }) => pathOf(row) ?? []);
  return { rows, words: vocabulary.words, paths };
}
