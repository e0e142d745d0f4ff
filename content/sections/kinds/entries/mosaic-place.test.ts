import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { chosenFields, mostShown, shownTypes } from './definition.ts';
import { mosaicPlace } from './mosaic-place.ts';

/** Columns times rows, of twelve columns. */
const area = { whole: 12, lead: 16, half: 6, third: 4 } as const;

test('every number of tiles fills its rows', () => {
  for (let count = 1; count <= mostShown; count++) {
    const places = Array.from({ length: count }, (_, index) => mosaicPlace(index, count));
    expect(places.reduce((sum, place) => sum + area[place], 0) % 12, String(count)).toBe(0);
  }
  const places = Array.from({ length: 5 }, (_, index) => mosaicPlace(index, 5));
  expect(places).toEqual(['half', 'half', 'third', 'third', 'third']);
});

test('every type that sections show has a card, and its own field for those chosen one by one', () => {
  for (const type of shownTypes) expect(entities[type].card, type).toBeDefined();
  expect(new Set(Object.values(chosenFields)).size).toBe(shownTypes.length);
});
