import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleKey } from '#contract/text/codes/article-key.ts';
import { readLine } from './read-line.ts';

/** The reading about an article, with its quantity and unit. */
const about = (line: string, article: string) => {
  const found = readLine(line).find((reading) => articleKey(reading.article) === articleKey(article));
  return found && [found.quantity, found.unit].filter(Boolean).join(' ');
};

test.each([
  ['CR-16', ''],
  ['CR-16\t500', '500'],
  ['cr 16\t500\tpcs', '500 pcs'],
  ['1\tCR-16\tStoneware plate\t500\tpcs\t2.30', '500 pcs'],
  ['cr 16\tPlate 27\t500', '500'],
  ['500;CR-16', '500'],
  ['500;pcs;CR-16', '500 pcs'],
  ['CR-16;Stk.;500', '500 Stk.'],
  ['CR-16;Plate;500', '500'],
  ['CR-16........500', '500'],
  ['CR-16 … 500 pcs', '500 pcs'],
  ['CR-16 ____ 500', '500'],
  ['CR-16|1 500|kg', '1500 kg'],
  ['CR-16, 1,500 pcs', '1,500 pcs'],
  ['CR-16,500,pcs', '500 pcs'],
  ['"CR-16","1,500","pcs"', '1,500 pcs'],
  ['CR-16    Plate "Ria"    500   pcs', '500 pcs'],
  ['CR-16 500', '500'],
  ['CR-16 x 500', '500'],
  ['CR-16 ×500', '500'],
  ['CR-16: 500 Stück', '500 Stück'],
  ['CR-16 (500 pcs)', '500 pcs'],
  ['CR-16 – 500kg', '500 kg'],
  ['500 x CR-16', '500'],
  ['500x CR-16', '500'],
  ['3 × CR 16', '3'],
  ['500 pcs CR-16', '500 pcs'],
  ['500 pcs. of CR-16', '500 pcs.'],
  ['2.5 t CR-16', '2.5 t'],
  ['- CR-16 500', '500'],
  ['1. CR-16 500', '500'],
  ['CR-16 1 500 kg', '1500 kg'],
  ['CR-16 1\u202f500 kg', '1500 kg'],
  ["CR-16 1'500", '1500'],
  ['Stoneware plate CR-16, 500 pcs', '500 pcs'],
  ['CR-١٦ ٥٠٠', '500'],
  ['CR-১৬\t৫০০\tকেজি', '500 কেজি'],
  ['CR－１６　５００ 个', '500 个'],
  ['CR-16\t٢٫٥\tطن', '2.5 طن'],
  ['CR-16؛ ١٬٥٠٠', undefined],
  ['CR-16 2,5', '2,5'],
  ['CR-16 1,500', '1,500'],
  ['CR-16 1,000.50', '1,000.50'],
  ['CR-16 1.000,50', '1.000,50'],
  ['CR-16 1 000', '1000'],
  ['CR-16 1 000 pcs', '1000 pcs'],
  ['CR-16 1 000 000', '1000000'],
  ['CR-16 20 pcs @ 4.50 EUR', '20 pcs'],
  ['CR-16 20 pcs à 4,50 €', '20 pcs'],
  ['CR-16 plate 20 pcs USD 4.50/pc', '20 pcs'],
  ['CR-16 4.50 EUR', ''],
  ['CR-16;4.50 EUR;500', '500'],
  ['CR-16;4.50;EUR;500', '500'],
  ['1;CR-16;Plate Ria;4,50;500;pcs', '500 pcs'],
  ['CR-16;500;4,50', '500'],
  ['CR-16;2,50;m;4,80', '2,50 m'],
])('%j asks for CR-16: %s', (line, amount) => {
  if (amount === undefined) expect(readLine(line).length).toBeGreaterThan(0);
  else expect(about(line, 'CR-16')).toBe(amount);
});

test('a number behind a space is also the end of the article number, which comes first', () => {
  expect(readLine('A-100 3').map(({ article, quantity }) => [article, quantity])).toEqual([
    ['A-100 3', ''],
    ['A-100', '3'],
  ]);
  expect(readLine('JH-190 102')[0]).toMatchObject({ article: 'JH-190 102', quantity: '' });
});

test.each([
  ['CR-16 2 x 250 pcs', true],
  ['CR-16 10 cartons of 24', true],
  ['CR-16 500 + 20', true],
  ['CR-16 500 pcs, JH-190 300 m', true],
  ['CR-16 500 pcs', false],
  ['1. CR-16 plate 500 pcs', false],
  ['CR-16 20 pcs @ 4.50 EUR', false],
  ['7;CR-16;500;pcs;2.30', false],
])('whether %j has another number beside its quantity: %s', (line, isUnsure) => {
  expect(readLine(line).find(({ article }) => article === 'CR-16')?.isUnsure).toBe(isUnsure);
});

test('keeps the other cells as a note', () => {
  expect(about('CR-16 20 pcs @ 4.50 EUR', 'CR-16')).toBe('20 pcs');
  expect(readLine('CR-16 20 pcs @ 4.50 EUR').find(({ article }) => article === 'CR-16')?.note).toBe('@ 4.50 EUR');
  expect(readLine('7\tCR-16\tPlate\t500\tpcs\tblue')[0]).toMatchObject({ note: '7 · Plate · blue' });
});

test('never reads a digit of an article number as another, and has at most six readings', () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.string({ unit: fc.constantFrom(...'A1 \t;,x×".-(0٣৩'), maxLength: 500 }),
  );
  fc.assert(
    fc.property(line, (text) => {
      const readings = readLine(text);
      expect(readings.length).toBeLessThanOrEqual(6);
      const whole = articleKey(text);
      if (whole !== '') expect(readings.length).toBeGreaterThan(0);
      for (const { article } of readings) expect(whole).toContain(articleKey(article));
    }),
    { numRuns: 2_000 },
  );
});

test('reads every number with a quantity in separate cells, wherever they are', () => {
  const number = fc.stringMatching(/^[A-Z]{2}-[1-9]\d{1,3}(-\d{1,3})?$/);
  const quantity = fc.integer({ min: 1, max: 99_999 }).map(String);
  const unit = fc.constantFrom('pcs', 'kg', 'Stück', 'm²', '');
  fc.assert(
    fc.property(
      number,
      quantity,
      unit,
      fc.constantFrom('\t', ';', '|'),
      fc.boolean(),
      (article, amount, of, sign, first) => {
        const line = (first ? [amount, of, article] : [article, amount, of]).join(sign);
        expect(about(line, article)).toBe([amount, of].filter(Boolean).join(' '));
      },
    ),
  );
});

test('takes linear time', () => {
  const seconds = (signs: string) => {
    const text = signs.repeat(500).slice(0, 500);
    const start = performance.now();
    for (let count = 0; count < 10; count += 1) readLine(text);
    return (performance.now() - start) / 1_000;
  };
  for (const signs of ['1 ', '1,', '1.', '"', '";', 'A ', 'A1 ', ' ', '\t', '1;', 'x', '(', '- ', 'ä', '٣']) {
    expect(seconds(signs), signs).toBeLessThan(0.5);
  }
});
