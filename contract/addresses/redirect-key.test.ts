import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageSegment } from './language-path.ts';
import { redirectKey, redirectPageKey } from './redirect-key.ts';

const path = fc.webPath().map((text) => `/${text}`);

test('a path and its other spellings have the same key', () => {
  fc.assert(
    fc.property(path, (given) => {
      const key = redirectKey(given);
      for (const other of [key, `${given}/`, given.toUpperCase(), given.replaceAll('/', '//'), encodeURI(key)])
        expect(redirectKey(other), other).toBe(key);
      // A first segment that is a language is one: the page of /aa is the home page in Afar, that of /de/aa is /aa.
      if (!languageSegment(key)) expect(redirectPageKey(`/de${key}`)).toBe(key);
    }),
  );
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/DE/Concern/Glas/', '/de/concern/glas'],
  ['/a%2Fb', '/a%2fb'],
  ['/%zz', '/%zz'],
  ['/r%26d', '/r&d'],
  ['/a%2Bb%40c', '/a+b@c'],
  ['/a%2526', '/a%2526'],
  ['/a%3Fb%23', '/a%3fb%23'],
])('the key of %s is %s', (given, key) => {
  expect(redirectKey(given)).toBe(key);
});
