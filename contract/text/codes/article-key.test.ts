import { expect, test } from 'vitest';
import { articleKey } from './article-key.ts';

test.each(['NE 30/1-C', 'ne30.1c', 'Ne-3O-I-c', 'NE30lC', 'ＮＥ３０－１Ｃ', 'ne٣٠/١c', 'ne ৩০ ১ c'])(
  '%s is NE301C',
  (typed) => {
    expect(articleKey(typed)).toBe('NE301C');
  },
);

test.each(['NE 31/1-C', 'NE 30/2-C', 'NE 3/1-C', 'NE 301/1-C', 'NF 30/1-C'])('%s is another number', (typed) => {
  expect(articleKey(typed)).not.toBe(articleKey('NE 30/1-C'));
});

test('a text without letters and digits has no key', () => expect(articleKey(' –/. ')).toBe(''));
