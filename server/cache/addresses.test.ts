import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cacheKeyOf, isOversizedPath } from './addresses.ts';

describe('cacheKeyOf returns the key', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=letter', '/'],
    ['/?page=2', '/'],
    ['/news?to=2025&x=1&page=2&from=2020', '/news?from=2020&page=2&to=2025'],
    ['/news?page=2&page=3', '/news?page=2'],
    ['/search?q=a%20b&fbclid=1', '/search?q=a+b'],
    ['/product/3?page=2', '/product/3?page=2'],
    ['/product/3?sort=name&filter=9:yes%3B12:b&x=1', '/product/3?filter=12%3Ab%3B9%3Ayes&sort=name'],
    ['/product/3?filter=malformed', '/product/3'],
    ['/news.data?_routes=routes%2Fnews-list&page=2&y=1', '/news.data?_routes=routes%2Fnews-list&page=2'],
    ['/api/WebApi/GetNews?take=5&skip=1&cache=bust', '/api/WebApi/GetNews?skip=1&take=5'],
    ['/api/webapi/getnews', '/api/WebApi/GetNews'],
    ['/API/WebApi/GetNews?TAKE=5', '/api/WebApi/GetNews?take=5'],
    ['/api/WebApi/GetNews/?y=1', '/api/WebApi/GetNews'],
    ['/api/WebApi/GetNews//?take=5', '/api/WebApi/GetNews?take=5'],
    ['/api/openapi.json/', '/api/openapi.json'],
    ['/api/WebApi/GetNews#y?take=5', '/api/WebApi/GetNews'],
    ['/news?page=2#y', '/news?page=2'],
    ['/api/WebApi/GetProductById?Id=7&utm=1', '/api/WebApi/GetProductById?id=7'],
  ])('%s → %s', (url, address) => {
    expect(cacheKeyOf(url)).toBe(address);
  });
});

describe('cacheKeyOf returns no key', () => {
  test.each([
    '/office',
    '/office/news',
    '/OFFICE/news',
    '/api/Office/GetMe',
    '/api/office/auth/session',
    '/api/WebApi/ContactUs',
    '/api/WebApi/NoSuchCall',
    '/product/3?filter=12:a,b,c',
    '/product/3?filter=12:2..5',
    '/compare?items=1&items=2',
    '/ar/compare.data?items=1',
    '/enquiry',
    '/de/enquiry?line=15.Y-30*2',
    '/de/product/3?by=12&least=2&most=5',
    '/news/3?preview=abcdefghijklmnopqrstuvwxyz',
    '/api/WebApi/GetNewsById?id=1&Id=2',
    '/newsletter/confirm?token=x',
    '/de/newsletter/confirm?token=x',
    '/pt-br/search/suggestions?q=a',
    '/files/abc.webp',
    '/health/ready',
    'http://elsewhere.example/news',
    '*',
    `/search?q=${'x'.repeat(4_000)}`,
    '/news/../files/x.mp4',
    '/news/./1',
    '/news/..',
    '/news/%2e%2E/files/x.mp4',
    '/%66iles/x.mp4',
    '/news\\..\\files/x.mp4',
    '/news/%',
    '/news/%c3%bc',
    `/${'a/'.repeat(40)}`,
  ])('for %s', (url) => {
    expect(cacheKeyOf(url)).toBeUndefined();
  });
});

test('the key omits unknown parameters of any length', () => {
  const pad = 'x'.repeat(4_100);
  expect(cacheKeyOf(`/api/WebApi/GetNews?pad=${pad}`)).toBe('/api/WebApi/GetNews');
  expect(cacheKeyOf(`/news?page=2&pad=${pad}`)).toBe('/news?page=2');
  expect(cacheKeyOf('/api/openapi.json?y=1')).toBe('/api/openapi.json');
  expect(cacheKeyOf('/api/docs?y=1')).toBe('/api/docs');
});

test('the key of a key is the key itself', () => {
  const name = fc.constantFrom('page', 'q', 'type', 'from', 'to', 'utm', 'lang', 'skip', '_routes');
  const path = fc.constantFrom('/', '/news', '/search', '/api/WebApi/GetNews', '/news.data', '//x', '/%2e%2e/');
  fc.assert(
    fc.property(path, fc.array(fc.tuple(name, fc.string({ maxLength: 20 }))), (to, parameters) => {
      const kept = cacheKeyOf(`${to}?${new URLSearchParams(parameters)}`);
      if (kept !== undefined) expect(cacheKeyOf(kept)).toBe(kept);
    }),
  );
});

test('the key of a route manifest contains all its parameters', () => {
  expect(cacheKeyOf('/__manifest?version=1a&paths=%2F%2C%2Fnews')).toBe('/__manifest?paths=%2F%2C%2Fnews&version=1a');
});

test('the key is the path that the app serves', () => {
  const part = fc.constantFrom(
    'news',
    '..',
    '.',
    'files',
    '%2e',
    '%2E.',
    '%66iles',
    'ü',
    '%C3%BC',
    'a b',
    '[x]',
    '\\',
    '',
    "it's",
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const path = `/${parts.join('/')}`;
      const kept = cacheKeyOf(path);
      if (kept === undefined) return;
      const { pathname } = new URL(`http://site.test${path}`);
      expect(pathname).toBe(kept);
      expect(decodeURI(pathname)).not.toMatch(/^\/files\//);
    }),
  );
});

describe('isOversizedPath', () => {
  test.each(['/', '/news/1', `/${'x'.repeat(1_900)}`, `/${'a/'.repeat(30)}`])('allows %s', (path) => {
    expect(isOversizedPath(path)).toBe(false);
  });
  test.each([`/${'x'.repeat(2_000)}`, `/${'a/'.repeat(40)}`])('rejects %s', (path) => {
    expect(isOversizedPath(path)).toBe(true);
  });
});
