import { describe, expect, test } from 'vitest';
import { type Figure, merged, reached, shown, shownTarget } from './figures.ts';

const figure = (rest: Partial<Figure>): Figure => ({ part: 'p', what: 'w', value: 1, unit: 'ms', ...rest });

describe('reached', () => {
  test.each<[Partial<Figure>, boolean | undefined]>([
    [{ value: 50, target: { most: 50 } }, true],
    [{ value: 50.1, target: { most: 50 } }, false],
    [{ value: 0.6, target: { least: 0.6 } }, true],
    [{ value: 0.59, target: { least: 0.6 } }, false],
    [{ value: null, target: { most: 50 } }, false],
    [{ value: Number.NaN, target: { least: 1 } }, false],
    [{ value: 7 }, undefined],
  ])('%j', (rest, expected) => {
    expect(reached(figure(rest))).toBe(expected);
  });
});

test.each<[number | null, string]>([
  [1234.5, '1,235 ms'],
  [12.34, '12.3 ms'],
  [1.234, '1.23 ms'],
  [0.00667, '0.0067 ms'],
  [null, 'not measured'],
])('%j is shown as %s', (value, text) => {
  expect(shown(value, 'ms')).toBe(text);
});

test('formats a target with its direction', () => {
  expect(shownTarget({ least: 0.6 }, 'of nginx')).toBe('0.6 of nginx or more');
  expect(shownTarget({ most: 50 }, 'ms')).toBe('50 ms or less');
  expect(shownTarget(undefined, 'ms')).toBe('');
});

test('a part that is measured again replaces its own figures, and the others keep their date', () => {
  const before = {
    date: '2026-11-24',
    figures: [figure({ part: 'a', what: 'old' }), figure({ part: 'b', what: 'kept' })],
  };
  const now = { date: '2026-11-25', figures: [figure({ part: 'a', what: 'new' })] };
  const dated = merged(before, now).map(({ what, date }) => [what, date]);
  expect(dated).toEqual([
    ['kept', '2026-11-24'],
    ['new', '2026-11-25'],
  ]);
  const later = merged({ date: now.date, figures: merged(before, now) }, { date: '2026-11-26', figures: [] });
  expect(later.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
});
