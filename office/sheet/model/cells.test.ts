import { expect, test } from 'vitest';
import type { FactWords } from '#content/attribute/fact-text.ts';
import type { SheetAttribute, SheetRow } from '#contract/calls/office/sheet.ts';
import { cellOf, changesOf, filledOf, type Line, rebased, withFacts, withTexts } from './cells.ts';

const english: FactWords = { locale: 'en-GB', yes: 'Yes', no: 'No' };

const attribute = (id: number, more: Partial<SheetAttribute>): SheetAttribute => ({
  ...{ id, name: `A${id}`, kind: 'number', unit: 'kg', unitCode: '', decimals: 2, least: null, most: 100 },
  ...{ options: [], group: '', help: '' },
  ...more,
});
const weight = attribute(1, {});
const use = attribute(2, { kind: 'choice', options: [{ id: 'k', name: 'Knitting', key: '' }] });
const origin = attribute(3, { kind: 'text' });
const all = new Map([weight, use, origin].map((each) => [each.id, each]));

const facts: SheetRow['facts'] = [
  { id: 'f', attribute: 1, values: [1.89], upTo: null, text: '', note: '24 to a carton' },
  { id: 'g', attribute: 9, values: [true], upTo: null, text: '', note: '' },
];
const line: Line = {
  row: {
    ...{ id: 7, title: 'Yarn', status: 'draft', publishAt: null, pending: false, revision: 1, parent: 5, facts },
  },
  typed: new Map(),
};
const typed = (texts: [number, string][], from = line) => withTexts(from, new Map(texts), all, english);
const saved = (from: Line) => withFacts(from.row.facts, changesOf(from, all, english));

test('a cell shows the value with its unit, and is edited without', () => {
  expect(cellOf(line, weight, english)).toMatchObject({ text: '1.89', shown: '1.89\u00a0kg', note: '24 to a carton' });
  expect(filledOf(line, [weight, use, origin], english)).toBe(1);
});

test('a changed value keeps the note and the id of its fact, and other facts stay', () => {
  const changed = typed([
    [1, '2–3 kg'],
    [2, 'knitting'],
    [3, 'Portugal'],
  ]);
  expect(cellOf(changed, weight, english).shown).toBe('2–3\u00a0kg');
  expect(saved(changed)).toEqual([
    { id: 'f', attribute: 1, values: [2], upTo: 3, text: '', note: '24 to a carton' },
    facts[1],
    { attribute: 2, values: ['k'], upTo: null, text: '', note: '' },
    { attribute: 3, values: [], upTo: null, text: 'Portugal', note: '' },
  ]);
  expect(filledOf(changed, [weight, use, origin], english)).toBe(3);
});

test('a cleared fact with a note keeps it, one without is removed', () => {
  expect(saved(typed([[1, '']]))).toEqual([{ ...facts[0], values: [] }, facts[1]]);
  const plain = { ...line, row: { ...line.row, facts: facts.map((fact) => ({ ...fact, note: '' })) } };
  expect(saved(typed([[1, '']], plain))).toEqual([plain.row.facts[1]]);
  expect(saved(typed([[1, '2 | a pair']]))).toMatchObject([{ values: [2], note: 'a pair' }, {}]);
});

test('an invalid cell keeps its text and blocks only itself', () => {
  const mixed = typed([
    [1, '500'],
    [3, 'Portugal'],
  ]);
  expect(cellOf(mixed, weight, english)).toMatchObject({ shown: '500', problem: { code: 'fact_most' } });
  expect(saved(mixed)).toEqual([...facts, { attribute: 3, values: [], upTo: null, text: 'Portugal', note: '' }]);
  const after = rebased(mixed, { ...line.row, revision: 2, facts: saved(mixed) }, all, english);
  expect([...after.typed]).toEqual([[1, '500']]);
});

test('the saved value is no change, also in other words', () => {
  expect(typed([[1, '1.890 kg']]).typed.size).toBe(0);
  expect([...typed([[2, 'KNITTING']]).typed]).toEqual([[2, 'Knitting']]);
  expect(typed([[1, '2']], typed([[1, '1.89']])).typed.size).toBe(1);
  expect(typed([[1, ' 1.89 ']], typed([[1, '2']])).typed.size).toBe(0);
});

test('after a conflict mine stays in its cell, and the facts of others are theirs', () => {
  const mine = typed([[1, '2']]);
  const theirs = [
    { id: 'f', attribute: 1, values: [1.5], upTo: null, text: '', note: '24 to a carton' },
    { attribute: 3, values: [], upTo: null, text: 'India', note: '' },
  ];
  const merged = rebased(mine, { ...line.row, revision: 3, facts: theirs }, all, english);
  expect(saved(merged)).toMatchObject([{ attribute: 1, values: [2], note: '24 to a carton' }, theirs[1] ?? {}]);
  expect(
    rebased(mine, { ...line.row, facts: [{ attribute: 1, values: [2], upTo: null, text: '', note: '' }] }, all, english)
      .typed.size,
  ).toBe(0);
});

test('a saved value that no longer fits may stay', () => {
  const narrow = attribute(1, { most: 1 });
  expect(cellOf(line, narrow, english)).toMatchObject({ kept: { code: 'fact_most' }, problem: undefined });
});
