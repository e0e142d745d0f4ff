import { expect, test } from 'vitest';
import { placeFinder } from './places.server.ts';

test('countries are found by their names in the languages of the page, on the land of the map', () => {
  const placeOf = placeFinder(new Set(['de', 'en']));
  expect(placeOf('Germany')).toEqual(placeOf(' deutschland '));
  const brazil = placeOf('Brasilien');
  expect(brazil?.x).toBeCloseTo(50.8, 0);
  expect(brazil?.y).toBeCloseTo(35, 0);
  expect(placeOf('Europe')).toBeUndefined();
  expect(placeOf('')).toBeUndefined();
});
