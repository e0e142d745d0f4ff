import { describe, expect, test } from 'vitest';
import { newsArticle } from '../structured-data/news-article.ts';
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

  describe('with what an editor has written for search engines', () => {
    const own = {
      path: '/gallery/7',
      title: 'Looms',
      description: 'Sixty more',
      image: { src: '/files/b.webp', alt: 'A loom' },
    };
    const news = { title: 'A second shed', description: 'The text', image: '/files/a.webp' };
    const at = (pathname: string, search = '', more: object = {}) =>
      pageMeta(source(pathname, search, { ...shell, own: { ...own, ...more } }), {
        ...news,
        things: (place) => [
          newsArticle(
            { id: '7', heading: news.title, date: '', description: '', image: null, concerns: [] },
            'The text',
            place,
          ),
        ],
      });

    test('has it in the title, the description, shared links and the structured data', () => {
      const head = at('/gallery/7');
      expect(head[0]).toEqual({ title: 'Looms' });
      expect([said(head, 'description'), said(head, 'og:description')]).toEqual([['Sixty more'], ['Sixty more']]);
      expect([said(head, 'og:title'), said(head, 'og:image:alt')]).toEqual([['Looms'], ['A loom']]);
      expect(said(head, 'thumbnail')).toEqual(['https://www.example.com/files/b.webp']);
      expect(said(head, 'share-picture')).toEqual(['whole']);
      expect(things(head)[0]).toContain('"description":"Sixty more"');
      expect(things(head)[0]).toContain('"name":"A second shed"');
    });

    test('has another share picture than one that is drawn from the same picture', () => {
      const drawn = pageMeta(source('/gallery/7'), { ...news, title: 'Looms', image: '/files/b.webp' });
      expect(said(at('/gallery/7'), 'og:image')).not.toEqual(said(drawn, 'og:image'));
    });

    test('has titles of its own on its later parts, and on other pages', () => {
      expect(at('/gallery/7', '?page=2')[0]).toEqual({ title: 'A second shed | Example Group' });
      expect(said(at('/gallery/7', '?page=2'), 'description')).toEqual(['The text']);
      const other = at('/gallery/71');
      expect(other[0]).toEqual({ title: 'A second shed | Example Group' });
      expect(said(other, 'share-picture')).toEqual([]);
    });

    test('has it in the title after a move by script, whose shell is that of another page', () => {
      const head = pageMeta({ ...source('/news/7'), loaderData: { searchTitle: 'Sixty looms' } }, news);
      expect(head[0]).toEqual({ title: 'Sixty looms' });
    });

    test('is not to be indexed where it is hidden, also its later parts', () => {
      for (const search of ['', '?page=2']) {
        expect(said(at('/gallery/7', search, { noindex: true }), 'robots')).toEqual(['noindex']);
        expect(canonical(at('/gallery/7', search, { noindex: true }))).toEqual([]);
      }
    });
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
