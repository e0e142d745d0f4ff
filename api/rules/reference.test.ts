import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('references have no ambiguous characters and are unique', () => {
  const references = Array.from({ length: 500 }, () => newReference('CV'));
  for (const reference of references) expect(reference).toMatch(/^CV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(references).size).toBe(500);
});
