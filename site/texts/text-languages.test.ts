import { expect, test } from 'vitest';
import { textLanguageOf } from './text-languages.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['pt-BR', 'pt'],
  ['Zh-Hant-TW', 'zh'],
  ['it', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('pages in %s have the site’s own texts in %s', (lang, expected) => {
  expect(textLanguageOf(lang)).toBe(expected);
});
