import { expect, test } from 'vitest';
import type { Metric } from '../metrics.ts';
import { performancePage } from './page.ts';
import { markdownTable, printedTable } from './table.ts';

const metrics: Metric[] = [
  {
    part: 'cached',
    what: 'home | page',
    value: 0.7,
    unit: 'of nginx',
    target: { least: 0.6 },
  },
  {
    part: 'cached',
    what: 'news page',
    value: 0.01,
    unit: 'of nginx',
    target: { least: 0.6 },
  },
  { part: 'growth', what: 'memory', value: 120, unit: 'MB', note: 'at most 130 MB' },
];

test('the table for the terminal has target, metric and result in columns', () => {
  const [head = '', first = '', second = '', third = ''] = printedTable(metrics).split('\n');
  expect(first.indexOf('0.7 of nginx')).toBe(head.indexOf('Result'));
  expect(first).toContain('yes');
  expect(second).toMatch(/0\.01 of nginx\s+no$/);
  expect(third).toMatch(/120 MB\s+at most 130 MB$/);
});

test('the Markdown table has a row for each metric, and escapes bars in cells', () => {
  const lines = markdownTable(metrics).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toContain('home \\| page');
});

test('the page names the date, the machine and the number of reached targets', () => {
  const results = { date: '2026-11-21T10:00:00.000Z', machine: 'a machine', metrics };
  const page = performancePage(results, new Map([['cached', 'Cached answers']]));
  expect(page).toContain('on 2026-11-21: a machine. 1 of 2 targets');
  expect(page).toContain('## Cached answers');
  expect(page).toContain('## growth');
});

test.each([
  ['a machine', 'Measured on 2026-11-20.'],
  ['another machine', 'Measured on 2026-11-20: another machine.'],
])('the page names the date of a part that was measured on another day, and the machine: %s', (machine, sentence) => {
  const old = metrics.map((metric) =>
    metric.part === 'growth' ? { ...metric, date: '2026-11-20T10:00:00.000Z', machine } : metric,
  );
  const page = performancePage({ date: '2026-11-21T10:00:00.000Z', machine: 'a machine', metrics: old }, new Map());
  expect(page).toContain(`## growth\n\n${sentence}\n`);
  expect(page.match(/Measured on/g)).toHaveLength(1);
});
