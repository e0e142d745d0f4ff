import { expect, test } from 'vitest';
import type { SiteLanguage } from '#content/company/definition.ts';
import { otherLanguages } from './site-languages.ts';

const tagsOf = (languages: readonly SiteLanguage[]) => languages.map(({ lang }) => lang);
const listed = (...tags: string[]): SiteLanguage[] => tags.map((lang) => ({ lang, name: '', state: 'Published' }));

test('leaves out the main language in any spelling, and repeated languages', () => {
  expect(tagsOf(otherLanguages(listed('pt-BR', 'de', 'DE', 'fr'), { defaultLanguage: 'pt-br' }))).toEqual(['de', 'fr']);
});

test('leaves out texts that are no languages, and keeps codes for private use', () => {
  const texts = listed('', 'faq', 'de_DE', 'de-12', 'qzz', 'German', '/de', 'zh-Hant-TW', 'qps');
  expect(tagsOf(otherLanguages(texts, { defaultLanguage: 'en' }))).toEqual(['zh-Hant-TW', 'qps']);
});

test('only a preview has languages in preparation', () => {
  const languages: SiteLanguage[] = [...listed('de'), { lang: 'ar', name: '', state: 'In preparation' }];
  expect(tagsOf(otherLanguages(languages, { defaultLanguage: 'en' }))).toEqual(['de']);
  expect(tagsOf(otherLanguages(languages, { defaultLanguage: 'en', preview: true }))).toEqual(['de', 'ar']);
});
