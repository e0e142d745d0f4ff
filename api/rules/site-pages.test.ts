import { describe, expect, test } from 'vitest';
import { pagesNamed } from './site-pages.ts';

const paths = (query: string, lang = 'en') => pagesNamed(query, lang).map(({ url }) => url);

describe('pagesNamed', () => {
  test.each([
    ['certificates', 'en', '/certificates'],
    ['CAREERS', 'en', '/career'],
    ['cv', 'en', '/career'],
    ['imprint', 'en', '/contact'],
    ['privacy policy', 'en', '/privacy-policy'],
    ['Impressum', 'de', '/contact'],
    ['zertifikat', 'de', '/certificates'],
    ['stellenangebote', 'de', '/career'],
    ['localizacoes', 'pt', '/locations'],
    ['الشهادات', 'ar', '/certificates'],
    ['شهادة', 'ar', '/certificates'],
    ['mentions légales', 'fr', '/contact'],
    ['vacantes', 'es', '/career'],
    ['সনদ', 'bn', '/certificates'],
    ['证书', 'zh', '/certificates'],
    // English words on pages in another language, and a language without texts.
    ['careers', 'de', '/career'],
    ['careers', 'nl', '/career'],
  ])('“%s” in %s names %s', (query, lang, path) => {
    expect(paths(query, lang)[0]).toBe(path);
  });

  test('finds the beginning of a title, but no other part of a query', () => {
    expect(paths('certif')).toEqual(['/certificates']);
    expect(paths('cer')).toEqual([]);
    expect(paths('ship')).toEqual([]);
    expect(paths('iso certificates')).toEqual([]);
    expect(paths('')).toEqual([]);
  });

  test('has a title in the language of the query', () => {
    expect(pagesNamed('certificates', 'de')[0]?.title).toEqual([{ text: 'Zertifikate', hit: false }]);
    expect(pagesNamed('Zertifikate', 'de')[0]?.title).toEqual([{ text: 'Zertifikate', hit: true }]);
  });
});
