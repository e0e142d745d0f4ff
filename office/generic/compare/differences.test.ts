import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { differencesOf, pairParts, sameContent } from './differences.ts';

const fields = describeFields(entities.concern.document);
const state = (document: Record<string, unknown>, translations: Record<string, Record<string, unknown>> = {}) => ({
  document,
  translations,
});

describe('two versions of an entry', () => {
  test('differ in named fields, translations included', () => {
    const found = differencesOf(
      fields,
      state({ name: 'Mill', title: 'A' }, { de: { name: 'Mühle' } }),
      state({ name: 'Mill', title: 'B' }, { fr: { name: 'Moulin' } }),
    );
    expect(found.map(({ path, lang }) => [path, lang])).toEqual([
      ['document.title', undefined],
      ['translations.de.name', 'de'],
      ['translations.fr.name', 'fr'],
    ]);
  });

  test('are equal if blank values are only written differently', () => {
    expect(differencesOf(fields, state({ title: '', logo: null }), state({ content: [] }))).toEqual([]);
    expect(sameContent({ src: '/a', alt: 'x' }, { alt: 'x', src: '/a' })).toBe(true);
  });
});

describe('parts of a list', () => {
  test('are matched if they moved, changed in place, or were added or removed', () => {
    const [a, b, c, d] = [{ t: 'a' }, { t: 'b' }, { t: 'c' }, { t: 'd' }];
    expect(pairParts([a, b, c], [c, a, d]).map(({ from, to }) => [from, to])).toEqual([
      [2, 0],
      [0, 1],
      [null, 2],
      [1, null],
    ]);
    expect(pairParts([a, b], [a, d])).toMatchObject([
      { from: 0, to: 0 },
      { from: 1, to: 1, before: b, after: d },
    ]);
  });

  test('are each paired once', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(parts, parts, (before, after) => {
        const pairs = pairParts(before, after);
        const places = (key: 'from' | 'to') =>
          pairs
            .map((pair) => pair[key])
            .filter((place) => place !== null)
            .sort();
        expect(places('from')).toEqual(before.map((_, index) => index));
        expect(places('to')).toEqual(after.map((_, index) => index));
      }),
    );
  });
});
