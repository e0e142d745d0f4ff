import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeOf } from './public-files.ts';

describe('rangeOf', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ] as const)('%s', (header, range) => {
    expect(rangeOf(header, 1_000)).toEqual(range);
  });

  test('never returns a range outside the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (noise, from, to, bytes) => {
        for (const header of [noise, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = rangeOf(header, bytes);
          if (range === undefined || range === 'unsatisfiable') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(bytes);
        }
      }),
    );
  });
});
