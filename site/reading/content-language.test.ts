import { expect, test } from 'vitest';
import { contentLanguage, openGraphLocale } from './content-language.ts';

test.each([
  ['de', { lang: 'de' }],
  ['pt-BR', { lang: 'pt-BR' }],
  ['ar', { lang: 'ar', dir: 'rtl' }],
  ['he-IL', { lang: 'he-IL', dir: 'rtl' }],
  ['az-Arab', { lang: 'az-Arab', dir: 'rtl' }],
])('returns the language attributes of %s', (tag, expected) => {
  expect(contentLanguage(tag, 'en')).toEqual(expected);
});

test('marks a text of the other direction with it', () => {
  expect(contentLanguage('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(contentLanguage('fa', 'ar')).toEqual({ lang: 'fa' });
});

test('marks a text of the same language in another script', () => {
  expect(contentLanguage('zh-TW', 'zh')).toEqual({ lang: 'zh-TW' });
  expect(contentLanguage('zh-Hant', 'zh')).toEqual({ lang: 'zh-Hant' });
  expect(contentLanguage('zh-CN', 'zh')).toBeUndefined();
  expect(contentLanguage('pt-BR', 'pt')).toBeUndefined();
});

test.each(['', 'en', 'en-GB', 'EN', '"><b', 'a-b'])('returns none for “%s”', (tag) => {
  expect(contentLanguage(tag, 'en')).toBeUndefined();
});

test.each([
  ['en', 'en_GB'],
  ['pt', 'pt_PT'],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['ar', 'ar_EG'],
])('names %s as %s for Open Graph', (tag, expected) => {
  expect(openGraphLocale(tag)).toBe(expected);
});
