import { expect, test } from 'vitest';
import { createHydrationTracker } from './hydration-tracker.ts';

test('is over once every piece is hydrated, also pieces that were added later', () => {
  const calls: string[] = [];
  const tracker = createHydrationTracker(() => calls.push('hydrated'));
  const [header, main, section] = [{}, {}, {}];
  tracker.add(header);
  tracker.add(main);
  tracker.remove(header);
  tracker.add(section);
  tracker.remove(main);
  expect([calls, tracker.isOver()]).toEqual([[], false]);
  tracker.remove(section);
  expect([calls, tracker.isOver()]).toEqual([['hydrated'], true]);
});

test('does not wait for removed pieces, and counts no piece twice or after the end', () => {
  const calls: string[] = [];
  const tracker = createHydrationTracker(() => calls.push('hydrated'));
  const [main, section, later] = [{}, {}, {}];
  tracker.add(main);
  tracker.add(section);
  tracker.remove(main);
  tracker.remove(main);
  expect(calls).toEqual([]);
  // The visitor has gone to another page.
  tracker.remove(section);
  expect(calls).toEqual(['hydrated']);
  tracker.add(later);
  tracker.remove(later);
  expect(calls).toEqual(['hydrated']);
});
