import { z } from 'zod';
import { type EntryLine, madeEntries } from './entries.ts';
import { randomFrom } from './random.ts';
import { vocabularyOf } from './vocabulary.ts';

const seed = 20_261_121;
/** Enough that most words occur in few texts only. */
const knownWords = 12_000;

const demoEntry = z.looseObject({
  kind: z.literal('entry'),
  id: z.int(),
  type: z.string(),
  parent: z.int().nullable(),
  document: z.record(z.string(), z.unknown()),
});
const picture = z.looseObject({ src: z.string(), width: z.number(), height: z.number() });

/** All values in a document, at any depth. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* valuesIn(part);
}

export interface Grown {
  lines: EntryLine[];
  /** The most frequent first. */
  words: readonly string[];
  /** Paths of the pages of products and news items. */
  paths: string[];
}

/** Content with `size` entries more than the demo group, whose pictures, categories and words it uses. */
export function grownContent(demoLines: readonly unknown[], size: number): Grown {
  const demo = demoLines.flatMap((line) => demoEntry.safeParse(line).data ?? []);
  const values = demo.flatMap(({ document }) => [...valuesIn(document)]);
  const texts = values.filter((value) => typeof value === 'string').filter((text) => text.includes(' '));
  const vocabulary = vocabularyOf(texts, knownWords, randomFrom(seed));
  const categories = demo.filter(({ type }) => type === 'category');
  const main = categories.find(({ parent }) => parent === null);
  const family = categories.filter(({ id, parent }) => id === main?.id || parent === main?.id);
  const sources = {
    random: randomFrom(seed + size),
    vocabulary,
    pictures: values.flatMap((value) => picture.safeParse(value).data ?? []),
    // Small sizes use one family only, so that its page is as long as in a large catalogue.
    categories: (size < 1_000 ? family : categories).map(({ id }) => id),
  };
  const lines = [...madeEntries(sources, size, Math.max(...demo.map(({ id }) => id)) + 1)];
  return { lines, words: vocabulary.words, paths: lines.flatMap((line) => pathOf(line) ?? []) };
}

function pathOf({ type, id }: EntryLine): string | undefined {
  if (type === 'product') return `/product-details/${id}`;
  return type === 'news' ? `/news/${id}` : undefined;
}
