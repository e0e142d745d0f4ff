import { describe, expect, test } from 'vitest';
import { documentType } from './definition.ts';
import { filterFrom, filterGroups, matches } from './filters.ts';

const mill = { id: '1', name: 'North Mill', url: '/concern/north-mill' };
const quay = { id: '2', name: 'Quay', url: '/concern/quay' };

const documentOf = (kind: 'dataSheet' | 'policy', date: string, concerns: (typeof mill)[], langs: string[]) => ({
  ...documentType.document.parse({
    name: kind,
    kind,
    date,
    files: langs.map((lang) => ({ file: { src: `/files/${kind}-${lang}.pdf`, lang } })),
  }),
  concerns,
  categories: [],
  products: [],
});
const documents = [
  documentOf('dataSheet', '2026-03-01', [mill], ['en', 'de']),
  documentOf('dataSheet', '2025-03-01', [quay], ['en']),
  documentOf('policy', '2026-01-01', [mill, quay], ['en']),
];
const filterOf = (query: string) => filterFrom(new URLSearchParams(query), documents);

describe('filters of documents', () => {
  test('are read from the address; unknown values are ignored', () => {
    expect(filterOf('kind=policy&year=2026&concern=9&language=xx&page=2')).toEqual({ kind: 'policy', year: '2026' });
  });

  test('select the documents that have all chosen values', () => {
    const found = (query: string) => documents.filter((document) => matches(document, filterOf(query))).length;
    expect([found(''), found('concern=1'), found('concern=1&kind=policy'), found('language=de&year=2025')]).toEqual([
      3, 2, 1, 0,
    ]);
  });

  test('count what each value leaves beside the other filters', () => {
    const groups = filterGroups(documents, filterOf('kind=dataSheet'));
    expect(groups.map(({ by, options }) => [by, options.map(({ key, count }) => `${key} ${count}`)])).toEqual([
      ['kind', ['dataSheet 2', 'policy 1']],
      ['concern', ['1 1', '2 1']],
      ['language', ['en 2', 'de 1']],
      ['year', ['2026 1', '2025 1']],
    ]);
  });

  test('keep a chosen value that leaves nothing, and leave out parameters with one value', () => {
    const groups = filterGroups(documents, { year: '2025', language: 'de' });
    expect(groups.find(({ by }) => by === 'year')?.options).toEqual([
      { key: '2026', count: 1 },
      { key: '2025', count: 0 },
    ]);
    expect(filterGroups(documents.slice(0, 1), {}).map(({ by }) => by)).toEqual(['language']);
  });
});
