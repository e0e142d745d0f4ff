import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rareLettersOf } from './font-pieces.ts';

test('finds the non-ASCII letters of the text, without those in tags', () => {
  const part = Buffer.from('<p title="ø">Łódź <b class="é">– 1</b></p>ß');
  expect(rareLettersOf(part)).toBe('Łóź–ß');
});

test('loses and breaks no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = text.toWellFormed().replace(/[<>]/g, '');
      expect(rareLettersOf(Buffer.from(`<p>${read}</p>`))).toBe(read.replace(/[\0-\x7f]/g, ''));
    }),
  );
});
