import { expect, test } from 'vitest';
import { firstKnown } from './chosen-language.ts';

const known = ['en', 'ar', 'de', 'pt'];

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'pt-BR', 'de'], 'pt'],
  [['fr', 'es'], 'en'],
  [[], 'en'],
])('of %j the office shows %s', (wanted, language) => {
  expect(firstKnown(wanted, known)).toBe(language);
});
