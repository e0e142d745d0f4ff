import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes } from '#contract/text/countries.ts';
import { type DeskCase, deskFor } from './desk-for.ts';
import type { DeskRule } from './desks.ts';
import { shadowedRules } from './shadowed-rules.ts';

const countries = ['', 'BD', 'DE', 'FR'];
const concerns = [1, 2];
const categories = [10, 11, 20];
/** 11 is below 10. */
const withAncestors = (id: number) => (id === 11 ? [11, 10] : [id]);
const words = ['pri', 'price', 'prices', 'Müster'];

const subsets = <T>(values: readonly T[]): T[][] =>
  Array.from({ length: 2 ** values.length }, (_, set) => values.filter((_, bit) => set & (1 << bit)));

/** Every combination of a country, concerns, categories with those above them, and words of a subject. */
const universe: DeskCase[] = countries.flatMap((country) =>
  subsets(concerns).flatMap((made) =>
    subsets(categories).flatMap((about) =>
      subsets(words).map((subject) => ({
        country,
        concerns: new Set(made),
        categories: new Set(about.flatMap(withAncestors)),
        subject: subject.join(' '),
      })),
    ),
  ),
);

const anyRule: fc.Arbitrary<DeskRule> = fc.record({
  countries: fc.subarray(['BD', 'DE', 'FR']),
  concerns: fc.subarray(concerns),
  categories: fc.subarray(categories),
  words: fc.subarray(['pri', 'price', 'PRICES', 'muster']),
  desk: fc.constantFrom('a', 'b'),
});
/** Few conditions, so that rules are often shadowed. */
const wideRule = fc
  .tuple(anyRule, fc.subarray(['countries', 'concerns', 'categories', 'words'], { minLength: 2 }))
  .map(([rule, open]) => ({ ...rule, ...Object.fromEntries(open.map((condition) => [condition, []])) }));
const anyRules = fc.array(fc.oneof(anyRule, wideRule), { maxLength: 6 });

const matches = (rule: DeskRule, about: DeskCase) => deskFor(about, [rule]).rule !== null;

test('every enquiry has exactly one desk: that of the first rule that matches, or the default one', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      for (const about of universe) {
        const first = rules.findIndex((rule) => matches(rule, about));
        const expected = first < 0 ? { desk: 'default', rule: null } : { desk: rules[first]?.desk, rule: first };
        expect(deskFor(about, rules)).toEqual(expected);
      }
    }),
    { numRuns: 20 },
  );
});

test('a rule is shadowed exactly if earlier rules take every enquiry that it matches', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const used = new Set(universe.map((about) => deskFor(about, rules).rule));
      const shadowed = shadowedRules(rules, withAncestors);
      expect(shadowed.map((by) => by === null)).toEqual(rules.map((_, place) => used.has(place)));
      for (const by of shadowed) expect(by === null || by.length > 0).toBe(true);
    }),
    { numRuns: 150 },
  );
});

const rule = (changes: Partial<DeskRule>): DeskRule => ({
  countries: [],
  concerns: [],
  categories: [],
  words: [],
  desk: 'a',
  ...changes,
});

test('the rules that shadow one are named', () => {
  const rules = [
    rule({ countries: ['FR'] }),
    rule({ categories: [10] }),
    rule({ countries: ['DE'], categories: [20] }),
    rule({ countries: ['DE'], categories: [11, 20] }),
    rule({ countries: ['BD'] }),
    rule({ countries: ['DE', 'IT'], concerns: [1] }),
    rule({ countries: ['IT'] }),
    rule({ countries: ['DE'] }),
    rule({ countries: ['DE', 'IT'], concerns: [1, 2] }),
  ];
  expect(shadowedRules(rules, withAncestors)).toEqual([null, null, null, [1, 2], null, null, null, null, [6, 7]]);
});

test('a general rule below a hundred that cut it into very many parts is not judged', () => {
  const some = <T>(values: readonly T[], place: number) =>
    values.filter((_, at) => (at * 7 + place * place * 3) % 11 < 6);
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  const words = ids.slice(0, 20).map((id) => `word${String.fromCharCode(96 + id)}`);
  const countries = countryCodes.slice(0, 100);
  const all = { countries, concerns: ids, categories: ids, words };
  const cuts = Array.from({ length: 99 }, (_, place) =>
    rule({
      countries: some(countries, place),
      concerns: some(ids, place + 1),
      categories: some(ids, place + 2),
      words: some(words, place + 3),
    }),
  );
  expect(shadowedRules([...cuts, rule(all), rule(all)]).slice(-2)).toEqual([null, [99]]);
  expect(shadowedRules([...ids.map((id) => rule({ concerns: [id] })), rule(all)]).at(-1)).toHaveLength(50);
});

test('a hundred rules with many values are judged in little time', () => {
  const ids = Array.from({ length: 50 }, (_, index) => index + 1);
  const rules = Array.from({ length: 100 }, (_, place) =>
    rule({
      concerns: ids.filter((id) => id % 7 !== place % 7),
      categories: ids.filter((id) => (id * place) % 3 !== 1),
    }),
  );
  const started = performance.now();
  expect(shadowedRules(rules)).toHaveLength(100);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  ['Price of a container', true],
  ['PRÍCES', true],
  ['The pric', false],
  ['overpriced', false],
])('the subject %s has a word that begins with “price”: %s', (subject, expected) => {
  const about = { country: '', concerns: new Set<number>(), categories: new Set<number>(), subject };
  expect(deskFor(about, [rule({ words: ['price'] })]).rule !== null).toBe(expected);
});
