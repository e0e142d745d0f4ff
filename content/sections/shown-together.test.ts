import { expect, test } from 'vitest';
import { shownTogether } from './definition.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [{ kind: 'entries', type: 'news', selection: 'newest', count: 24 }, 24],
  [{ kind: 'entries', type: 'news', selection: 'newest', count: 24, newsItems: numbers(3) }, 24],
  [{ kind: 'entries', type: 'news', selection: 'chosen', count: 5, newsItems: numbers(7), products: numbers(9) }, 7],
  [{ kind: 'entries', type: 'news', selection: 'chosen', count: 24, newsItems: numbers(7), hidden: true }, 0],
  [{ kind: 'gallery', pictures: numbers(60) }, 60],
  [{ kind: 'logos', logos: numbers(12) }, 12],
  [{ kind: 'map', locations: numbers(20) }, 20],
  [{ kind: 'text', text: '<p>Yarn</p>' }, 0],
  [undefined, 0],
])('%j shows up to %i entries and pictures', (section, count) => {
  expect(shownTogether([section, section])).toBe(2 * count);
});

test('a form without sections shows none', () => {
  expect(shownTogether(undefined)).toBe(0);
});
