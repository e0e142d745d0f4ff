import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChosenValues, chosenIn, filterText, rangeIn, rangeText } from './filter-text.ts';

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'ab1%,;:.é -') });
const chosen: fc.Arbitrary<ChosenValues[]> = fc.uniqueArray(
  fc.record({ attribute: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) }),
  { maxLength: 5, selector: ({ attribute }) => attribute },
);
const inOrder = (all: readonly ChosenValues[]) =>
  all
    .map(({ attribute, values }) => ({ attribute, values: values.toSorted() }))
    .sort((one, other) => (one.attribute < other.attribute ? -1 : 1));

describe('a filter as text', () => {
  test('names attributes with their values', () => {
    const text = '12:cotton,linen;7:2..5;9:yes';
    const all = chosenIn(text) ?? [];
    expect(all).toEqual([
      { attribute: '12', values: ['cotton', 'linen'] },
      { attribute: '7', values: ['2..5'] },
      { attribute: '9', values: ['yes'] },
    ]);
    expect(filterText(all)).toBe(text);
  });

  test('is read as it was written, with any characters', () => {
    fc.assert(
      fc.property(chosen, (all) => {
        expect(inOrder(chosenIn(filterText(all)) ?? [])).toEqual(inOrder(all));
      }),
    );
  });

  test('is the same for the same choices in any order', () => {
    fc.assert(
      fc.property(chosen, (all) => {
        const turned = all.map(({ attribute, values }) => ({ attribute, values: values.toReversed() })).reverse();
        expect(filterText(turned)).toBe(filterText(all));
      }),
    );
  });

  test.each(['12', '12:', ':a', '12:a;', '12:a;12:b', '12:a:b', '12:a,,b', '12:%zz'])('is malformed: %s', (text) =>
    expect(chosenIn(text)).toBeUndefined(),
  );

  test('is empty without choices, and none if it is too long', () => {
    expect([chosenIn(''), filterText([])]).toEqual([[], '']);
    expect(chosenIn(`12:${'a'.repeat(1_000)}`)).toBeUndefined();
  });
});

describe('a range as text', () => {
  test('may lack an end, or be a single number', () => {
    expect(['2..5', '-1.5..', '..0', '4'].map(rangeIn)).toEqual([
      { from: 2, to: 5 },
      { from: -1.5, to: null },
      { from: null, to: 0 },
      { from: 4, to: 4 },
    ]);
    expect(rangeText({ from: -1.5, to: null })).toBe('-1.5..');
  });

  test.each(['', '..', 'a..b', '1e5..', '2...5', '1..2..3'])('is none: “%s”', (text) =>
    expect(rangeIn(text)).toBeUndefined(),
  );
});
