import { expect, test } from 'vitest';
import { company } from '#content/company/definition.ts';
import { concern } from '#content/concern/definition.ts';
import { concernSections } from '../entities/concern-sections.ts';
import { isOfPage, isSectionsOf } from '../generic/page/page-facts.ts';
import { companyTabs } from './company-tabs.ts';

test.each([
  { type: company, parts: companyTabs },
  { type: concern, parts: concernSections },
])('every field of the $type.name is in exactly one part of its form', ({ type, parts }) => {
  const placed = parts.flatMap(({ fields }) => fields);
  const isSections = isSectionsOf(type.name);
  const ofPage = Object.keys(type.document.shape).filter((name) => isOfPage({ name }) || isSections({ name }));
  expect([...placed, ...ofPage].sort()).toEqual(Object.keys(type.document.shape).sort());
});
