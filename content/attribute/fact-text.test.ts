import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FactContent, type FactWords, factText, valueText } from './fact-text.ts';

const english: FactWords = { locale: 'en', yes: 'Yes', no: 'No' };
const german: FactWords = { locale: 'de', yes: 'Ja', no: 'Nein' };
const none: FactContent = { values: [], upTo: null, decimals: 2, unit: '', text: '', note: '' };

describe('factText', () => {
  test.each<[string, Partial<FactContent>]>([
    ['1.89 kg, 24 to the carton', { values: [1.89], unit: 'kg', note: '24 to the carton' }],
    ['1,500 kg', { values: [1500], unit: 'kg' }],
    ['20 kg', { values: [19.97], decimals: 0, unit: 'kg' }],
    ['10–80 Ne', { values: [10], upTo: 80, unit: 'Ne' }],
    ['-20 – -5 °C', { values: [-20], upTo: -5, unit: '°C' }],
    ['5 kg', { values: [5], upTo: 5, unit: 'kg' }],
    ['80', { upTo: 80 }],
    ['Cotton, Linen', { values: ['Cotton', 'Linen'] }],
    ['Yes, on request', { values: [true], note: 'on request' }],
    ['No', { values: [false] }],
    ['Undyed', { text: 'Undyed' }],
    ['', {}],
  ])('writes %s', (written, fact) => {
    expect(factText({ ...none, ...fact }, english)).toBe(written.replace(/ (kg|Ne|°C)/, '\u00a0$1'));
  });

  test('writes numbers as the language does', () => {
    expect(factText({ ...none, values: [1234.5], unit: 'kg' }, german)).toBe('1.234,5\u00a0kg');
    expect(factText({ ...none, values: [true], note: '注' }, { locale: 'zh', yes: '是', no: '否' })).toBe('是，注');
    const arabic = { locale: 'ar-u-nu-latn', yes: 'نعم', no: 'لا' };
    expect(factText({ ...none, values: [2.5], unit: 'kg', note: 'ملاحظة' }, arabic)).toBe('2.5\u00a0kg، ملاحظة');
  });

  test('leaves the note out of the value alone', () => {
    expect(valueText({ ...none, values: [3], unit: 'mm', note: 'about' }, english)).toBe('3\u00a0mm');
  });
});

const word = fc.stringMatching(/^[a-z]{3,12}$/);
const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
const locale = fc.constantFrom('en', 'de', 'fr', 'es', 'pt-PT', 'ar-u-nu-latn', 'bn', 'zh');

test('loses no value in any language', () => {
  const values = fc.oneof(
    fc.array(number, { minLength: 1, maxLength: 5 }),
    fc.array(word, { minLength: 1, maxLength: 5 }),
    fc.array(fc.boolean(), { minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(
      fc.record({ values, upTo: fc.option(number), unit: word, text: word, note: word }),
      locale,
      (fact, lang) => {
        const words = { locale: lang, yes: 'jawohl', no: 'keineswegs' };
        const written = factText({ ...fact, decimals: 2 }, words);
        const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
        const parts = [...fact.values, fact.upTo, fact.unit, fact.text, fact.note].flatMap((part) => {
          if (part === null) return [];
          if (typeof part === 'boolean') return part ? words.yes : words.no;
          return typeof part === 'number' ? format.format(part) : part;
        });
        for (const part of parts) expect(written).toContain(part);
      },
    ),
  );
});
