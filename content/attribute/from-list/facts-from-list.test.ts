import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FactWords } from '../fact-text.ts';
import { type ExistingAttribute, type FactProposal, factsFromList, readAs } from './facts-from-list.ts';
import { withoutItems } from './shorten-text.ts';

const english: FactWords = { locale: 'en', yes: 'Yes', no: 'No' };
const german: FactWords = { locale: 'de', yes: 'Ja', no: 'Nein' };
const blank: ExistingAttribute = {
  ...{ id: 1, name: 'Packing', kind: 'number', unit: 'kg', unitCode: 'kg', decimals: 2, least: null, most: null },
  options: [],
};
const propose = (html: string, attributes: readonly ExistingAttribute[] = []) =>
  factsFromList({ html, words: english }, attributes);

describe('the texts of the demo group when their facts were lists', () => {
  const folder = join(import.meta.dirname, 'testing');
  const texts: { id: number; en: string; de?: string; pt: string; ar?: string }[] = JSON.parse(
    readFileSync(join(folder, 'old-texts.json'), 'utf8'),
  );
  const products = texts.map(({ id, en }) => ({ id, en, proposals: propose(en) }));

  /** As in the table: `=` is the whole value as a text. */
  function written({ attribute, fact }: FactProposal): string {
    const { unit = '', kind = '' } = 'kind' in attribute ? attribute : {};
    if (kind === 'text') return '=';
    const range = fact.upTo === null ? '' : `–${fact.upTo}`;
    const measure = `${fact.values.join('; ')}${range}${unit ? ` ${unit}` : ''}`;
    return fact.note ? `${measure} | ${fact.note}` : measure;
  }

  test('become the facts that a person would make of them', () => {
    const expected = readFileSync(join(folder, 'expected-facts.txt'), 'utf8').trim().split('\n');
    const found = new Set(
      products.flatMap(({ id, proposals }) => proposals.map((each) => `${id} ${each.label}: ${written(each)}`)),
    );
    expect(expected).toHaveLength(173);
    const right = expected.filter((line) => found.has(line));
    expect(right.length / expected.length).toBeGreaterThanOrEqual(0.95);
  });

  test('say nothing that the list does not say', () => {
    for (const { en, proposals } of products) {
      for (const { label, value, fact } of proposals) {
        expect(en).toContain(`<strong>${label}:</strong> ${value}`);
        expect([value, '']).toContain(fact.text);
        expect(value).toContain(fact.note);
        for (const number of [...fact.values, fact.upTo ?? fact.values[0] ?? ''])
          expect(value.replaceAll(/(?<=\d),(?=\d{3})/g, '')).toContain(String(number));
      }
    }
  });

  test('lose their lists and the headings above them, and nothing else', () => {
    for (const { en, proposals } of products) {
      const short = withoutItems(en, proposals);
      expect(short).not.toMatch(/<(?:ul|li|h3)/);
      expect(en.startsWith(short)).toBe(true);
      expect(en.slice(short.length)).toMatch(/^\n(?:<h3>Data<\/h3>\n)?<ul>.*<\/ul>$/s);
    }
  });

  test('are the same facts in each language', () => {
    for (const { id, en, de, pt, ar } of texts) {
      const others = { de: { html: de ?? '', words: german }, pt: { html: pt, words: { ...german, locale: 'pt-PT' } } };
      const arabic = { ar: { html: ar ?? '', words: { ...german, locale: 'ar' } } };
      for (const each of factsFromList({ html: en, words: english }, [], { ...others, ...arabic })) {
        const langs = ['de', 'pt', 'ar'].filter((lang) => ({ de, pt, ar })[lang]);
        expect(Object.keys(each.translations), `${id} ${each.label}`).toEqual(langs);
      }
    }
  });
});

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('factsFromList', () => {
  test('reads the value of an attribute by its name, also of its plural, and the rest as a note', () => {
    const html = list('<p><strong>packing:</strong> 1.89 kg cones, 24 to the carton</p>', 'Widths: 10 to 36 cm');
    const width = { ...blank, id: 2, name: 'Width', unit: 'cm', unitCode: 'cm' };
    expect(propose(html, [blank, width])).toMatchObject([
      { attribute: { id: 1 }, fact: { values: [1.89], note: 'cones, 24 to the carton' } },
      { attribute: { id: 2 }, fact: { values: [10], upTo: 36, note: '' } },
    ]);
  });

  test('leaves an item in its list that its attribute cannot say', () => {
    const items = [
      'Packing: 4 tiles',
      'Packing: under 2 kg',
      'Packing: 30 × 2 kg',
      'Packing: 2 g',
      'Packing: 1.895 kg',
    ];
    for (const item of items) expect(propose(list(item), [blank]), item).toEqual([]);
    expect(propose(list('Packing: 1 kg', 'Packing: 2 kg'), [blank])).toHaveLength(1);
  });

  test('leaves items with links, pictures or lists, and sentences', () => {
    const items = [
      '<a href="/a">Size: 5</a>',
      'Size: <img src="/a.webp" alt="x > y">',
      'Size: 5<ul><li>a: b</li></ul>',
    ];
    expect(propose(list(...items, 'No label', 'Empty:', `${'x'.repeat(61)}: 5`, `Long: ${'x'.repeat(201)}`))).toEqual(
      [],
    );
  });

  test('takes the notes of a translation whose list has as many items', () => {
    const html = list('Packing: 2 kg, in a box', 'Use: Terry');
    const of = (other: string) =>
      factsFromList({ html, words: english }, [blank], { de: { html: other, words: german } }).map(
        (each) => each.translations,
      );
    expect(of(list('Verpackung: 2 kg, im Karton', 'Verwendung: Frottier'))).toEqual([
      { de: { label: 'Verpackung', text: '', note: 'im Karton' } },
      { de: { label: 'Verwendung', text: 'Frottier', note: '' } },
    ]);
    expect(of(list('Verpackung: 2 kg'))).toEqual([{}, {}]);
    expect(of(list('Verpackung: Karton zu 2 kg', 'x: y'))[0]).toEqual({
      de: { label: 'Verpackung', text: '', note: 'Karton zu 2 kg' },
    });
  });
});

test('reads options and yes or no up to a comma or a bracket', () => {
  const options = ['R10', 'R11'].map((name) => ({ id: name.toLowerCase(), name, key: '' }));
  const slip: ExistingAttribute = { ...blank, kind: 'choice', unit: '', unitCode: '', options };
  expect(readAs('R10 (R11 brushed)', slip, english)).toMatchObject({ values: ['r10'], note: 'R11 brushed' });
  expect(readAs('R10, R11, wet', slip, english)).toMatchObject({ values: ['r10', 'r11'], note: 'wet' });
  expect(readAs('R10 or so', slip, english)).toBeUndefined();
  expect(readAs('No, since 2005', { ...slip, kind: 'yesNo' }, english)).toMatchObject({
    values: [false],
    note: 'since 2005',
  });
});

test('a text without some items keeps everything else', () => {
  const html = `<h2>A</h2><h3>Data</h3>\n${list('a: 1', 'b', 'c: 3')}<p>End</p>${list('d: 4')}<h3>More</h3>`;
  expect(withoutItems(html, [{ list: 0, item: 0 }])).toBe(html.replace('<li>a: 1</li>', ''));
  expect(
    withoutItems(html, [
      { list: 0, item: 1 },
      { list: 9, item: 0 },
    ]),
  ).toBe(html);
  expect(withoutItems(html, [{ list: 1, item: 0 }])).toBe(html.replace('<ul><li>d: 4</li></ul>', ''));
});

const pieces = fc.constantFrom(
  '<ul>',
  '</ul>',
  '<li>',
  '</li>',
  '<p>',
  '"',
  '<',
  '>',
  '&#x41;',
  '&',
  'Size: ',
  '5 kg',
  ', ',
  'x',
  '<h3>',
  '</h3>',
  '\n',
);

test('a note keeps its digits of other scripts', () => {
  expect(readAs('5 kg, ೦', blank, english)?.note).toBe('೦');
});

test('no text throws, and only what is proposed is taken', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 }), (parts) => {
      const html = parts.join('');
      const proposals = propose(html, [blank]);
      const short = withoutItems(html, proposals);
      expect(short.length).toBeLessThanOrEqual(html.length);
      if (proposals.length === 0) expect(short).toBe(html);
      const read = readAs(html, blank, english);
      if (read) expect(html).toContain(read.note);
    }),
    { numRuns: 2_000 },
  );
});

test('a long text takes no longer than its length says', () => {
  for (const part of ['<ul><li>a: 1</li></ul>', '<li>', '<"', '<', '&', '1, ', '<h3>', ' ', 'a:', '1.'])
    expect(() => propose(`<ul><li>${part.repeat(200_000 / part.length)}`, [blank])).not.toThrow();
});
