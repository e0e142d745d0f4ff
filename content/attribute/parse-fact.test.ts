import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factErrors } from '#contract/documents/fact-rules.ts';
import { maxDecimal } from '#contract/text/decimals.ts';
import type { FactWords } from './fact-text.ts';
import { type AttributeToParse, type FactEntry, parseFact } from './parse-fact.ts';
import { writeFact } from './write-fact.ts';

const english: FactWords = { locale: 'en', yes: 'Yes', no: 'No' };
const german: FactWords = { locale: 'de', yes: 'Ja', no: 'Nein' };
const none: FactEntry = { values: [], upTo: null, text: '', note: '' };
const blank: AttributeToParse = {
  ...{ kind: 'number', unit: '', unitCode: '', decimals: 2, least: null, most: null, options: [] },
};
const weight: AttributeToParse = { ...blank, unit: 'kg', unitCode: 'kg' };
const area: AttributeToParse = { ...blank, unit: 'g/m²', unitCode: 'g/m2', decimals: 0 };
const thin: AttributeToParse = { ...blank, unit: 'mm', decimals: 3, least: 0, most: 10 };
const fibre: AttributeToParse = {
  ...{ ...blank, kind: 'choice' },
  options: [
    { id: 'a1', name: 'Cotton', key: 'cotton' },
    { id: 'b2', name: 'Linen, organic', key: '' },
    { id: 'c3', name: 'Wool', key: 'wo' },
    { id: 'd4', name: 'wool', key: 'wv' },
  ],
};
const washable: AttributeToParse = { ...blank, kind: 'yesNo' };
const origin: AttributeToParse = { ...blank, kind: 'text' };

describe('parseFact', () => {
  test.each<[string, AttributeToParse, Partial<FactEntry>]>([
    ['1.89', weight, { values: [1.89] }],
    ['1.89 kg', weight, { values: [1.89] }],
    ['1.89kg | 24 to the carton', weight, { values: [1.89], note: '24 to the carton' }],
    ['| on request', weight, { note: 'on request' }],
    ['', weight, {}],
    ['1,89', weight, { values: [1.89] }],
    ['1,525', weight, { values: [1525] }],
    ['1,525', { ...weight, decimals: 3, most: 100 }, { values: [1.525] }],
    ['1.500', weight, { values: [1.5] }],
    ['12,345,678.9', weight, { values: [12_345_678.9] }],
    ['1 500', weight, { values: [1500] }],
    ['−3', weight, { values: [-3] }],
    ['1.8–2.2', weight, { values: [1.8], upTo: 2.2 }],
    ['1.8..2.2', weight, { values: [1.8], upTo: 2.2 }],
    ['1.8 to 2.2 kg', weight, { values: [1.8], upTo: 2.2 }],
    ['1.8 kg - 2.2 kg', weight, { values: [1.8], upTo: 2.2 }],
    ['1.8-2.2', weight, { values: [1.8], upTo: 2.2 }],
    ['-20 – -5', weight, { values: [-20], upTo: -5 }],
    ['-20--5', weight, { values: [-20], upTo: -5 }],
    ['10; 20;30', weight, { values: [10, 20, 30] }],
    ['10, 20 and 30 kg', weight, { values: [10, 20, 30] }],
    ['150 g/m²', area, { values: [150] }],
    ['150 g/m2', area, { values: [150] }],
    ['1,500', area, { values: [1500] }],
    ['1,500', thin, { values: [1.5] }],
    ['١٫٨٩', weight, { values: [1.89] }],
    ['cotton', fibre, { values: ['a1'] }],
    ['COTTON; linen, organic', fibre, { values: ['a1', 'b2'] }],
    ['Cotton, wo', fibre, { values: ['a1', 'c3'] }],
    ['b2', fibre, { values: ['b2'] }],
    ['yes', washable, { values: [true] }],
    ['FALSE | dry clean', washable, { values: [false], note: 'dry clean' }],
    ['Porto || Lisboa | mill', origin, { text: 'Porto | Lisboa', note: 'mill' }],
    ['1.500', origin, { text: '1.500' }],
  ])('reads %j', (typed, attribute, fact) => {
    expect(parseFact(typed, attribute, english)).toEqual({ fact: { ...none, ...fact } });
  });

  test.each<[string, AttributeToParse, Partial<FactEntry>]>([
    ['1,89 kg', weight, { values: [1.89] }],
    ['1,525', { ...weight, decimals: 3 }, { values: [1.525] }],
    ['1.8 bis 2.2', weight, { values: [1.8], upTo: 2.2 }],
    ['1,5 und 2,5', weight, { values: [1.5, 2.5] }],
    ['Nein', washable, { values: [false] }],
    ['no', washable, { values: [false] }],
  ])('reads %j in German', (typed, attribute, fact) => {
    expect(parseFact(typed, attribute, german)).toEqual({ fact: { ...none, ...fact } });
  });

  test('reads values whose unit is a separator', () => {
    expect(parseFact('0; -1', { ...blank, unit: ';' }, english).fact).toMatchObject({ values: [0, -1], upTo: null });
  });

  test.each<[string, AttributeToParse, FactWords, string]>([
    ['heavy', weight, english, 'number'],
    ['2026-11-27', weight, english, 'number'],
    ['24 12', weight, english, 'number'],
    ['1e3', weight, english, 'fact_unit'],
    ['=1+1', weight, english, 'number'],
    ['1.89 g', weight, english, 'fact_unit'],
    ['1.89 KG', weight, english, 'fact_unit'],
    ['1.895', weight, english, 'fact_decimals'],
    ['1,500', weight, english, 'fact_number_ambiguous'],
    ['1.500', weight, german, 'fact_number_ambiguous'],
    ['11', thin, english, 'fact_most'],
    ['-1', thin, english, 'fact_least'],
    ['2–1', weight, english, 'fact_range'],
    ['1–2; 3', weight, english, 'fact_no_range'],
    ['9999999999999', weight, english, 'number'],
    [Array.from({ length: 21 }, (_, index) => index).join(';'), weight, english, 'fact_values_many'],
    ['hemp', fibre, english, 'fact_option_unknown'],
    ['Cotton; hemp', fibre, english, 'fact_option_unknown'],
    ['Wool', fibre, english, 'fact_option_ambiguous'],
    ['perhaps', washable, english, 'fact_yes_no'],
    ['x'.repeat(201), origin, english, 'fact_text_long'],
    [`1 | ${'x'.repeat(201)}`, weight, english, 'fact_text_long'],
  ])('refuses %j', (typed, attribute, words, code) => {
    expect(parseFact(typed, attribute, words).problem?.code).toBe(code);
  });
});

const locales: FactWords[] = [
  ...[english, german, { locale: 'fr', yes: 'Oui', no: 'Non' }, { locale: 'es', yes: 'Sí', no: 'No' }],
  ...[
    { locale: 'pt-PT', yes: 'Sim', no: 'Não' },
    { locale: 'ar', yes: 'نعم', no: 'لا' },
  ],
  ...[
    { locale: 'ar-u-nu-latn', yes: 'نعم', no: 'لا' },
    { locale: 'bn', yes: 'হ্যাঁ', no: 'না' },
  ],
  ...[
    { locale: 'zh', yes: '是', no: '否' },
    { locale: 'de-CH', yes: 'Ja', no: 'Nein' },
  ],
];

const letters = fc.constantFrom(...'ab19 ,;.|-–…/"\'=\n&、،؛');
const words = fc
  .oneof(fc.string({ unit: letters, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 8 }))
  .map((text) => text.trim());
const named = words.filter((text) => text !== '');
const unit = fc.oneof(fc.constantFrom('', 'kg', 'g/m²', '%', '1/min', 'N-m', '°C', 'to'), words);
const uniqueIds = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,3}$/), { minLength: 1, maxLength: 5 });

const attributes: fc.Arbitrary<AttributeToParse> = fc
  .record({
    kind: fc.constantFrom('number' as const, 'choice' as const, 'yesNo' as const, 'text' as const),
    ...{ unit, unitCode: unit, decimals: fc.integer({ min: 0, max: 6 }) },
    least: fc.constantFrom(null, 0),
    most: fc.constantFrom(null, 100),
    ids: uniqueIds,
    names: fc.array(fc.tuple(named, words), { minLength: 5, maxLength: 5 }),
  })
  .map(({ ids, names, ...attribute }) => ({
    ...attribute,
    options: ids.map((id, index) => ({ id, name: names[index]?.[0] ?? id, key: names[index]?.[1] ?? '' })),
  }));

const valuesOf = ({ kind, decimals, options }: AttributeToParse): fc.Arbitrary<FactEntry['values']> => {
  if (kind === 'text') return fc.constant([]);
  if (kind === 'yesNo') return fc.array(fc.boolean(), { maxLength: 1 });
  if (kind === 'choice') return fc.array(fc.constantFrom(...options.map(({ id }) => id ?? '')), { maxLength: 4 });
  const whole = fc.oneof(
    fc.integer({ min: -2_000_000, max: 2_000_000 }),
    fc.integer({ min: -maxDecimal, max: maxDecimal }),
  );
  return fc.array(
    whole.map((value) => Number((value / 10 ** decimals).toFixed(decimals)) + 0),
    { maxLength: 4 },
  );
};

const facts = attributes.chain((attribute) =>
  fc
    .record({ values: valuesOf(attribute), more: fc.option(fc.nat(5_000)), text: words, note: words })
    .map(({ values, more, text, note }): [AttributeToParse, FactEntry] => {
      const [from] = values;
      const isRange = more !== null && values.length === 1 && typeof from === 'number';
      const upTo = isRange ? Math.min(Math.ceil(from) + more, maxDecimal) : null;
      return [attribute, { values, upTo, text: attribute.kind === 'text' ? text : '', note }];
    }),
);

test('what is written is read as the same fact in every language', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...locales), ([attribute, fact], said) => {
      fc.pre(factErrors(fact, attribute).length === 0);
      expect(parseFact(writeFact(fact, attribute, said), attribute, said)).toEqual({ fact });
    }),
    { numRuns: 2_000 },
  );
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 300 }), attributes, fc.constantFrom(...locales), (...given) => {
      const { fact, problem } = parseFact(...given);
      expect(fact === undefined).toBe(problem !== undefined);
    }),
  );
});
