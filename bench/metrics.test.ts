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

test('a part that is measured again replaces its own metrics, and the others keep their date and machine', () => {
  const before = {
    ...{ date: '2026-11-24', machine: 'a first machine' },
    metrics: [metric({ part: 'a', what: 'old' }), metric({ part: 'b', what: 'kept' })],
  };
  const now = { date: '2026-11-25', machine: 'a second machine', metrics: [metric({ part: 'a', what: 'new' })] };
  const measured = [
    ['kept', '2026-11-24', 'a first machine'],
    ['new', '2026-11-25', 'a second machine'],
  ];
  expect(merged(before, now).map(({ what, date, machine }) => [what, date, machine])).toEqual(measured);
  const third = { date: '2026-11-26', machine: 'a third machine', metrics: [] };
  const later = merged({ ...now, metrics: merged(before, now) }, third);
  expect(later.map(({ what, date, machine }) => [what, date, machine])).toEqual(measured);
});
