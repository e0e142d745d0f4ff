import { expect, test } from 'vitest';
import type { ImportedEntry, TranslationsReport } from '#contract/office/exchange-view.ts';
import { choicesFrom, countTexts } from './choices.ts';

const conflict = (path: string) => ({
  path,
  label: path,
  input: 'text' as const,
  source: '',
  ours: 'A',
  file: 'B',
  chosen: false,
});
const entry = (id: number, paths: string[]): ImportedEntry => ({
  ...{ id, type: 'faq', title: 'Faq', revision: 3, unchanged: 0, refused: [], reason: null, publishAt: null },
  texts: [{ path: 'description', label: 'Answer', how: 'added', outdated: false }],
  conflicts: paths.map(conflict),
});
const report: TranslationsReport = {
  lang: 'de',
  dryRun: true,
  entries: [entry(1, ['name', 'title']), entry(2, ['name'])],
};

test('a conflict keeps ours until the file’s translation is chosen', () => {
  expect(choicesFrom(report, new Map())).toEqual([]);
  expect(countTexts(report, new Map())).toBe(2);
});

test('chosen translations of the file hold for the revision of the report', () => {
  const sides = new Map([
    ['1 name', 'file'],
    ['1 title', 'ours'],
  ] as const);
  expect(choicesFrom(report, sides)).toEqual([{ id: 1, revision: 3, paths: ['name'] }]);
  expect(countTexts(report, sides)).toBe(3);
});
