import { expect, test } from 'vitest';
import { createHydrationTracker } from './hydration-tracker.ts';

test('all is awake once every piece is, also those that were found later', () => {
  const told: string[] = [];
  const asleep = createHydrationTracker(() => told.push('awake'));
  const [header, main, section] = [{}, {}, {}];
  asleep.add(header);
  asleep.add(main);
  asleep.remove(header);
  asleep.add(section);
  asleep.remove(main);
  expect([told, asleep.isOver()]).toEqual([[], false]);
  asleep.remove(section);
  expect([told, asleep.isOver()]).toEqual([['awake'], true]);
});

test('a piece that goes away before it has come alive is not waited for, and none counts twice or afterwards', () => {
  const told: string[] = [];
  const asleep = createHydrationTracker(() => told.push('awake'));
  const [main, section, later] = [{}, {}, {}];
  asleep.add(main);
  asleep.add(section);
  asleep.remove(main);
  asleep.remove(main);
  expect(told).toEqual([]);
  // The visitor has gone to another page.
  asleep.remove(section);
  expect(told).toEqual(['awake']);
  asleep.add(later);
  asleep.remove(later);
  expect(told).toEqual(['awake']);
});
