import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './vocabularies.ts';

test('a long text is read in parts, cut at spaces where there are any', () => {
  expect([...partsOf('one two three', 8)]).toEqual(['one two', ' three']);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), fc.integer({ min: 1, max: 9 }), (text, most) => {
      const parts = [...partsOf(text, most)];
      expect(parts.join('')).toBe(text);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(most);
      // Words that fit are whole.
      const words = (texts: string[]) => texts.flatMap((each) => each.split(' ')).filter((word) => word !== '');
      if (words([text]).every((word) => word.length < most)) expect(words(parts)).toEqual(words([text]));
    }),
  );
});
