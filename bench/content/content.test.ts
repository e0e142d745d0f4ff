import { expect, test } from 'vitest';
import { entityOf } from '#content/registry.ts';
import { countsFor, madeEntries, type Sources } from './entries.ts';
import { between, randomFrom } from './random.ts';
import { vocabularyOf } from './vocabulary.ts';

const sources = (): Sources => ({
  random: randomFrom(1),
  vocabulary: vocabularyOf(['<p>yarn and yarn and cloth</p>'], 500, randomFrom(2)),
  pictures: [{ src: '/files/a.webp', alt: 'A', width: 4, height: 3 }],
  categories: [3, 4],
});

test('entries match their types, have the expected counts, and are deterministic', () => {
  const made = [...madeEntries(sources(), 60, 100)];
  const types = Map.groupBy(made, ({ type }) => type);
  const counts = countsFor(60);
  for (const type of ['product', 'news', 'gallery'] as const) {
    const ofType = types.get(type) ?? [];
    expect(ofType).toHaveLength(counts[type]);
    for (const { document } of ofType) entityOf(type).document.parse(document);
  }
  expect(made.map(({ id }) => id)).toEqual(made.map((_, n) => 100 + n));
  expect([...madeEntries(sources(), 60, 100)]).toEqual(made);
});

test('earlier words are more frequent, and the words of the texts come first', () => {
  const { words, word } = sources().vocabulary;
  expect(words.slice(0, 3)).toEqual(['yarn', 'and', 'cloth']);
  expect(new Set(words).size).toBe(500);
  const random = randomFrom(3);
  const drawn = Array.from({ length: 5_000 }, () => word(random));
  const times = (wanted: string) => drawn.filter((one) => one === wanted).length;
  expect(times('yarn')).toBeGreaterThan(times(words[100] ?? '') * 5);
});

test('random integers include both bounds and nothing beyond', () => {
  const random = randomFrom(4);
  expect([...new Set(Array.from({ length: 200 }, () => between(random, 2, 4)))].sort()).toEqual([2, 3, 4]);
});
