import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rareLettersOf } from './font-subsets.ts';

test('finds the letters beyond ASCII in text and not in tags and scripts', () => {
  const part = '<p title="ø">Łódź <b class="é">– 1</b></p>ß<script>"ł"</script>';
  expect(rareLettersOf(part)).toBe('Łóź–ß');
});

test('loses and breaks no letter of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = text.toWellFormed().replace(/[<>]/g, '');
      expect(rareLettersOf(`<p>${read}</p>`)).toBe(read.replace(/[\0-\x7f]/g, ''));
    }),
  );
});
