import { expect, test } from 'vitest';
import { company } from '#contract/entities/company.ts';
import { concern } from '#contract/entities/concern.ts';
import { concernSections } from '../entities/concern-sections.ts';
import { companyTabs } from './company-tabs.ts';

test.each([
  { type: company, parts: companyTabs },
  { type: concern, parts: concernSections },
])('every field of the $type.name is in exactly one part of its form', ({ type, parts }) => {
  const placed = parts.flatMap(({ fields }) => fields);
  expect([...placed].sort()).toEqual(Object.keys(type.document.shape).sort());
});
