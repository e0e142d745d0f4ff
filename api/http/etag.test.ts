import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesEtag } from './etag.ts';

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"A"', false],
])('compares %s with "a": %s', (ifNoneMatch, matches) => {
  expect(matchesEtag(ifNoneMatch, '"a"')).toBe(matches);
});

test('compares the resource of an encoded variant', () => {
  const resourceOf = (tag: string) => tag.replace('-br"', '"');
  expect([matchesEtag('"a-br"', '"a"', resourceOf), matchesEtag('"b-br"', '"a"', resourceOf)]).toEqual([true, false]);
});

test('finds a tag among any others', () => {
  const tag = fc.stringMatching(/^[\w-]{1,10}$/).map((text) => `"${text}"`);
  fc.assert(
    fc.property(fc.array(tag), tag, (others, own) => {
      expect(matchesEtag([...others, own].join(', '), own)).toBe(true);
      expect(matchesEtag(others.join(', '), own)).toBe(others.includes(own));
    }),
  );
});
