import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPageLanguage, languageSegment, withoutLanguage } from './language-path.ts';

test.each([
  ['/de', 'de', '/'],
  ['/de/news', 'de', '/news'],
  ['/pt-BR/faq', 'pt-BR', '/faq'],
  ['/zh-hant-tw.data', 'zh-hant-tw', '.data'],
  ['/gsw/', 'gsw', '/'],
])('%s is in the language %s, the page %s', (path, lang, page) => {
  expect([languageSegment(path), withoutLanguage(path), isPageLanguage(lang)]).toEqual([lang, page, true]);
});

const pages = 'faq csr esg hse rse bio we-care eu-taxonomy it-security no-more in-house de-fence de_at d'.split(' ');

test.each(pages)('/%s is a page in no language', (address) => {
  for (const path of [`/${address}`, `/${address}/x`, `/${address}.data`])
    expect([languageSegment(path), withoutLanguage(path)], path).toEqual([undefined, path]);
  expect(isPageLanguage(address)).toBe(false);
});

test('no path is refused, and what is left of it is a path', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[a-z0-9/.-]{0,30}$/), (path) => {
      const page = withoutLanguage(path);
      expect(page === '/' || path.endsWith(page)).toBe(true);
    }),
  );
});

test('a language for private use is in a path, but no site can choose it', () => {
  expect([languageSegment('/qps/news'), withoutLanguage('/qps/news'), isPageLanguage('qps')]).toEqual([
    'qps',
    '/news',
    false,
  ]);
});
