import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playwrightTimes, slowestOf, vitestTimes } from './file-times.ts';
import { root } from './processes.ts';

it('reads the time of each unit test file', () => {
  const report = { testResults: [{ name: join(root, 'store', 'a.test.ts'), startTime: 1_000, endTime: 1_250 }] };
  expect(vitestTimes(report)).toEqual([{ file: join('store', 'a.test.ts'), ms: 250 }]);
});

it('sums the tests of a browser test file, nested ones included', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = {
    suites: [{ file: 'a.spec.ts', specs: [spec(10, 5)], suites: [{ file: 'a.spec.ts', specs: [spec(2)] }] }],
  };
  expect(playwrightTimes(report)).toEqual([{ file: 'e2e/a.spec.ts', ms: 17 }]);
});

it('lists the slowest files first', () => {
  const times = [
    { file: 'a', ms: 90 },
    { file: 'b', ms: 61_240 },
    { file: 'c', ms: 1_000 },
  ];
  expect(slowestOf(times, 2)).toBe('  61.2 s  b\n   1.0 s  c');
});

it.each([null, {}, { testResults: 1, suites: 1 }])('finds no times in %j, which is not a report', (report) => {
  expect(vitestTimes(report)).toEqual([]);
  expect(playwrightTimes(report)).toEqual([]);
});
