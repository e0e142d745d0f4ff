import { expect, test } from 'vitest';
import { isWhole, languageIn, languagesBeside } from './languages.ts';

const names = new Intl.DisplayNames(['de'], { type: 'language' });
const languageName = (tag: string) => names.of(tag) ?? tag;

test.each([
  ['en', 'de'],
  ['de', 'en'],
  ['AR', 'en'],
])('a site in %s offers other languages, first %s', (mainLanguage, first) => {
  const offered = languagesBeside(mainLanguage);
  expect(offered[0]).toBe(first);
  expect(offered).not.toContain(mainLanguage.toLowerCase());
});

test.each([
  ['englisch', 'en'],
  [' Arabisch ', 'ar'],
  ['pt-BR', 'pt-BR'],
  ['Bengali', 'bn'],
  ['bangla', 'bn'],
  ['বাংলা', 'bn'],
  ['farsi', 'fa'],
  ['Klingonisch, ich', undefined],
])('“%s” is the language %s', (entered, tag) => {
  expect(languageIn(entered, languageName)).toBe(tag);
});

test.each([
  ['de', true],
  ['deutsch', true],
  ['Bengali', true],
  ['la', true],
  ['pt-BR', true],
  ['ger', false],
  ['Deu', false],
  ['Spani', false],
  ['qq', false],
  ['Klingonisch, ich', false],
])('“%s” is a language as it is typed: %s', (typed, expected) => {
  expect(isWhole(typed, languagesBeside('en'), languageName)).toBe(expected);
});
