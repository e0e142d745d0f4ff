import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { words } from '../words.ts';
import { commonPasswords } from './common-passwords.ts';
import { passwordFault } from './password-rules.ts';

const owner = { email: 'olga.brandt@riverbank.example', name: 'Olga Brandt', companies: ['Riverbank Textile Group'] };
const fault = (password: string) => {
  const wording = passwordFault(password, owner);
  return wording && words.say(wording, 'en');
};

describe('a password', () => {
  test.each([
    'heron under granite 52',
    'tR7#kq0!vWz9pL2',
    'Die Fähre legt um neun ab',
    'колодец у старой мельницы',
    'マグロの刺身とわさびをください醤油',
    'olga likes walking uphill in rain',
  ])('such as “%s” is accepted', (password) => expect(fault(password)).toBeUndefined());

  test.each([
    ['short', 'at least 15'],
    ['fourteen chars', 'at least 15'],
    ['x'.repeat(257), 'at most 256'],
    ['aaaaaaaaaaaaaaaaaaaa', 'repeat'],
    ['abcabcabcabcabcabc', 'repeat'],
    ['Abc1!Abc1!Abc1!Abc1!', 'repeat'],
    ['1212121212121212', 'repeat'],
    ['abcdefghijklmnopqrs', 'runs'],
    ['12345678901234567890', 'runs'],
    ['qwertyuiopasdfghjkl', 'runs'],
    ['poiuytrewqlkjhgfdsa', 'runs'],
    ['zzzzyyyyxxxxwwwwvvvv', 'runs'],
    ['passwordpassword1', 'tried first'],
    ['P@ssw0rd-Welcome-2026', 'tried first'],
    ['letmein letmein admin', 'tried first'],
    ['iloveyouforever2024', 'tried first'],
    ['correcthorsebatterystaple', 'tried first'],
    ['olga.brandt@riverbank.example', 'your name'],
    ['OlgaBrandt2026!!', 'your name'],
    ['RiverbankTextile', 'your name'],
    ['r1v3rbank-gr0up-2026', 'your name'],
  ])('such as “%s” is rejected', (password, reason) => expect(fault(password)).toContain(reason));

  test('shorter than 15 or longer than 256 characters is rejected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14, unit: 'grapheme-composite' }), (text) => {
        fc.pre([...text].length < 15);
        expect(fault(text)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 257, maxLength: 400 }), (text) => {
        expect(fault(text)).toBeDefined();
      }),
    );
  });

  test('of common passwords only is rejected, with any characters between', () => {
    const piece = fc.constantFrom(...commonPasswords.filter(({ length }) => length > 3));
    const between = fc.string({ maxLength: 2, unit: fc.constantFrom('-', ' ', '.', '7', '0', '_') });
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, between), { minLength: 4, maxLength: 8 }), (pieces) => {
        expect(fault(pieces.flat().join(''))).toBeDefined();
      }),
    );
  });

  test('of one repeated piece is rejected', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: 15, max: 60 }), (piece, times) => {
        expect(fault(piece.repeat(times))).toBeDefined();
      }),
    );
  });

  test('of random characters is accepted', () => {
    for (let draw = 0; draw < 300; draw++) {
      const password = randomBytes(18).toString('base64url');
      expect(fault(password), password).toBeUndefined();
    }
  });

  test('of any characters and owner is checked quickly and without errors', () => {
    const anybody = fc.record({ email: fc.string(), name: fc.string(), companies: fc.array(fc.string()) });
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), anybody, (text, who) => {
        expect(processorTime(() => passwordFault(text, who))).toBeLessThan(500);
      }),
    );
  });
});
