import fc from 'fast-check';
import { getPath } from 'hono/utils/url';
import { expect, test } from 'vitest';
import { pathKey, redirectTarget, servedOtherwise } from './redirect-paths.ts';

test('stores a path in the form in which requests are looked up', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      fc.pre(path.startsWith('/') && !path.startsWith('//'));
      const key = pathKey(path);
      if (key !== undefined) expect(key).toBe(getPath(new Request(new URL(path, 'https://www.example.com'))));
    }),
  );
});

test.each([
  ['/old', '/old'],
  ['/caf%C3%A9', '/café'],
  ['/café', '/café'],
  ['/a/../b', '/b'],
  ['/100%25', '/100%25'],
  ['/%FF', undefined],
])('normalizes %s to %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

test.each([
  ['/news/3?x=1#y', { address: '/news/3?x=1#y', path: '/news/3' }],
  ['https://www.example.com/news/3', { address: '/news/3', path: '/news/3' }],
  ['https://other.example/a', { address: 'https://other.example/a', path: undefined }],
  ['/café', { address: '/caf%C3%A9', path: '/café' }],
])('resolves the target %s to %j', (to, target) => {
  expect(redirectTarget(to, 'https://www.example.com')).toEqual(target);
});

test('recognizes paths that are served before redirects, in any case', () => {
  for (const path of ['/', '/api', '/API/x', '/office/login', '/files/a.pdf', '/favicon.ico', '/health/live']) {
    expect(servedOtherwise(path), path).toBe(true);
  }
  for (const path of ['/apis', '/news/files', '/officers', '/file', '/favicon.ico.old']) {
    expect(servedOtherwise(path), path).toBe(false);
  }
});
