import { expect, test } from 'vitest';
import { boundedSections } from './bounded-sections.ts';
import type { LoadedSection } from './loaded.ts';

const brands = (count: number) => ({ kind: 'brands', brands: Array.from({ length: count }, () => ({})) });
const shownOf = (sections: object[]) =>
  boundedSections(sections as LoadedSection[]).map((section) =>
    'brands' in section ? section.brands?.length : section.kind,
  );

test('a page shows at most 600 entries and pictures in its sections', () => {
  expect(shownOf([brands(300), { kind: 'text' }, brands(300)])).toEqual([300, 'text', 300]);
  expect(shownOf([brands(500), brands(200), brands(1), { kind: 'text' }])).toEqual([500, 100, 'text']);
});

test('sections without entries stay', () => {
  expect(shownOf([brands(600), brands(0), { kind: 'brands', brands: null }])).toEqual([600, 0, undefined]);
});
