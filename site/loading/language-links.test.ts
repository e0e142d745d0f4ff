import { expect, test } from 'vitest';
import { withPaths } from './language-links.ts';

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
