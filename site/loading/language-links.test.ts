import { expect, test } from 'vitest';
import { blankCompany, type LanguageLink, noMenus, type ShellData } from '../shell/shell-data.ts';
import { languageOffers, withPaths } from './language-links.ts';

const link = (lang: string): LanguageLink => ({
  lang,
  name: lang,
  basename: lang === 'en' ? '' : `/${lang.toLowerCase()}`,
});
const shell = (language: string, ...tags: string[]): ShellData => ({
  company: blankCompany,
  concerns: [],
  menus: noMenus,
  year: 2026,
  publicUrl: 'https://www.example.com',
  backendUrl: '',
  frameHosts: [],
  brandStyle: '',
  language,
  languages: ['en', ...tags].map(link),
  translated: tags.map((tag) => tag.toLowerCase()),
});
const offered = (data: ShellData, path = '/news') => languageOffers(data, path).map(({ lang, href }) => [lang, href]);

test('offers a page in the other languages that it is translated into', () => {
  const data = shell('de', 'de', 'ar', 'fr');
  expect(offered(data)).toEqual([
    ['en', '/news'],
    ['ar', '/ar/news'],
    ['fr', '/fr/news'],
  ]);
  expect(offered({ ...data, translated: ['de', 'ar'] })).toEqual([
    ['en', '/news'],
    ['ar', '/ar/news'],
  ]);
  expect(offered(data, '/')).toContainEqual(['ar', '/ar']);
});

test('offers a language of a region to everyone who reads the language', () => {
  expect(offered(shell('en', 'pt-BR', 'zh-Hant'))).toEqual([
    ['pt', '/pt-br/news'],
    ['zh', '/zh-hant/news'],
  ]);
});

test('offers no language that the site has no texts of its own in', () => {
  expect(offered(shell('en', 'it', 'nl-BE'))).toEqual([]);
});

test('links a page in each language at the address that answers in it', () => {
  const languages = ['en', 'pt-BR', 'pt', 'de'].map((lang) => ({ lang, name: lang, basename: `/${lang}` }));
  const paths = { en: '/concern/glass', pt: '/concern/vidro' };
  expect(withPaths(languages, paths).map(({ path }) => path)).toEqual([
    '/concern/glass',
    '/concern/vidro',
    '/concern/vidro',
    '/concern/glass',
  ]);
});
