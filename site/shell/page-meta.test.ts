import { describe, expect, test } from 'vitest';
import { place } from '../testing/place.ts';
import { pageMeta } from './page-meta.ts';

const shell = { ...place, categories: [], year: 2026 };
const source = (pathname: string, search = '', root: unknown = shell) => ({
  matches: [{ id: 'root', loaderData: root }],
  location: { pathname, search },
});
/** The contents of a head under a name or property. */
const said = (head: ReturnType<typeof pageMeta>, name: string) =>
  head.flatMap((each) =>
    'content' in each && (('name' in each && each.name === name) || ('property' in each && each.property === name))
      ? [each.content]
      : [],
  );
const canonical = (head: ReturnType<typeof pageMeta>) =>
  head.flatMap((each) => ('rel' in each && each.rel === 'canonical' ? [each.href] : []));
const things = (head: ReturnType<typeof pageMeta>) =>
  head.flatMap((each) => ('script:ld+json' in each ? [JSON.stringify(each['script:ld+json'])] : []));

describe('the head of a page', () => {
  test('has one canonical address of the page, without the other parameters of a link', () => {
    const at = (pathname: string, search?: string) => canonical(pageMeta(source(pathname, search), { title: 'News' }));
    expect(at('/news')).toEqual(['https://www.example.com/news']);
    expect(at('/news/', '?utm_source=mail')).toEqual(['https://www.example.com/news']);
    expect(at('/news', '?page=1')).toEqual(['https://www.example.com/news']);
    expect(at('/news', '?page=2&x=y')).toEqual(['https://www.example.com/news?page=2']);
    expect(at('/')).toEqual(['https://www.example.com/']);
  });

  test('always has a description, and one picture of a known size', () => {
    const plain = pageMeta(source('/faq'), { title: 'Faq' });
    const [description] = said(plain, 'description');
    expect(description).toBe('Faq – Example Group. Yarn and cloth since 1986.');
    expect(said(plain, 'og:description')).toEqual([description]);
    expect(said(plain, 'og:image')).toEqual([
      expect.stringMatching(/^https:\/\/www\.example\.com\/share\/[0-9a-f]{16}\/faq\.jpg$/),
    ]);
    expect([said(plain, 'og:image:width'), said(plain, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(said(plain, 'thumbnail')).toEqual([]);
    expect(said(pageMeta(source('/a'), { title: 'A', description: 'Own' }), 'description')).toEqual(['Own']);
  });

  test('has another picture’s address once the title or the picture changes', () => {
    const address = (meta: Parameters<typeof pageMeta>[1]) => said(pageMeta(source('/news/7'), meta), 'og:image')[0];
    const all = [{ title: 'A' }, { title: 'B' }, { title: 'A', image: '/files/a.webp' }].map(address);
    expect(new Set(all).size).toBe(3);
  });

  test('has the backend’s pictures if they are on another host', () => {
    const head = pageMeta(source('/a', '', { ...shell, backendUrl: 'https://api.example.com' }), {
      title: 'A',
      image: '/files/a.webp',
    });
    expect(said(head, 'thumbnail')).toEqual(['https://api.example.com/files/a.webp']);
  });

  test('names the language of the page with its region', () => {
    const locale = (data: object) =>
      said(pageMeta(source('/a', '', { ...shell, ...data }), { title: 'A' }), 'og:locale');
    const languages = [
      { lang: 'en', name: 'English', basename: '' },
      { lang: 'pt-BR', name: 'Português', basename: '/pt-br' },
    ];
    const inPath = { lang: 'pt-BR', basename: '/pt-br' };
    expect(locale({ language: 'pt', languages, inPath })).toEqual(['pt_BR']);
    expect(locale({ language: 'en', languages })).toEqual(['en_GB']);
    expect(locale({ language: 'en', contentLanguage: { lang: 'it' } })).toEqual(['it_IT']);
  });

  test('of a hidden page has no canonical address', () => {
    const head = pageMeta(source('/search'), { title: 'Search', hidden: true });
    expect(said(head, 'robots')).toEqual(['noindex']);
    expect(canonical(head)).toEqual([]);
  });

  test('of an article has the time of publication', () => {
    const head = pageMeta(source('/news/7'), { title: 'A', publishedAt: '2026-03-02T09:00:00Z' });
    expect([said(head, 'og:type'), said(head, 'article:published_time')]).toEqual([
      ['article'],
      ['2026-03-02T09:00:00Z'],
    ]);
  });

  test('has the page’s breadcrumbs, also on later pages of a list', () => {
    const [crumbs = ''] = things(pageMeta(source('/news', '?page=2'), { title: 'News, page 2' }));
    expect(crumbs).toContain('"name":"News","item":"https://www.example.com/news?page=2"');
    const [product = ''] = things(pageMeta(source('/product'), { title: 'Our Products', lastCrumb: 'Product' }));
    expect(product).toContain('"name":"Product"');
    expect(things(pageMeta(source('/'), {}))).toEqual([]);
  });

  test('has a title only if the shell failed to load', () => {
    expect(pageMeta(source('/news', '', null), { title: 'News' })).toEqual([{ title: 'News | ' }]);
  });
});
