import { describe, expect, test } from 'vitest';
import { type Metric, merged, reached, shown, shownTarget } from './metrics.ts';

const metric = (rest: Partial<Metric>): Metric => ({ part: 'p', what: 'w', value: 1, unit: 'ms', ...rest });

describe('reached', () => {
  test.each<[Partial<Metric>, boolean | undefined]>([
    [{ value: 50, target: { most: 50 } }, true],
    [{ value: 50.1, target: { most: 50 } }, false],
    [{ value: 0.6, target: { least: 0.6 } }, true],
    [{ value: 0.59, target: { least: 0.6 } }, false],
    [{ value: null, target: { most: 50 } }, false],
    [{ value: Number.NaN, target: { least: 1 } }, false],
    [{ value: 7 }, undefined],
  ])('%j', (rest, expected) => {
    expect(reached(metric(rest))).toBe(expected);
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

test('a part that is measured again replaces its own metrics, and the others keep their date', () => {
  const before = {
    date: '2026-11-24',
    metrics: [metric({ part: 'a', what: 'old' }), metric({ part: 'b', what: 'kept' })],
  };
  const now = { date: '2026-11-25', metrics: [metric({ part: 'a', what: 'new' })] };
  const dated = merged(before, now).map(({ what, date }) => [what, date]);
  expect(dated).toEqual([
    ['kept', '2026-11-24'],
    ['new', '2026-11-25'],
  ]);
  const later = merged({ date: now.date, metrics: merged(before, now) }, { date: '2026-11-26', metrics: [] });
  expect(later.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
});
