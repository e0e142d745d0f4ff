import { expect, test } from 'vitest';
import { company } from '#contract/entities/company.ts';
import { companyTabs } from './company-tabs.ts';

test('every field of the company stands in exactly one tab', () => {
  const placed = companyTabs.flatMap(({ fields }) => fields);
  expect([...placed].sort()).toEqual(Object.keys(company.document.shape).sort());
});
