import { type FactWords, valueText } from '#content/attribute/fact-text.ts';
import { type FactEntry, parseFact } from '#content/attribute/parse-fact.ts';
import { writeFact } from '#content/attribute/write-fact.ts';
import type { SheetAttribute, SheetRow } from '#contract/calls/office/sheet.ts';
import { factErrors } from '#contract/documents/fact-rules.ts';

/** A product with the texts of its cells that differ from what is saved, by attribute. */
export interface Line {
  row: SheetRow;
  typed: ReadonlyMap<number, string>;
  /** Set by the editor of a cell until the sheet takes it over. */
  draft?: { attribute: number; text: string };
}

type StoredFact = SheetRow['facts'][number];

/** What is wrong with a cell, with a code that has a text in each language. */
export interface CellProblem {
  code: string | undefined;
  message: string;
}

export interface Cell {
  /** What the editor shows and what is copied. */
  text: string;
  /** What the cell shows: with the unit. */
  shown: string;
  note: string;
  /** What the typed text says; undefined for a saved cell and for a text that is no value. */
  fact: FactEntry | undefined;
  /** Why the typed text is not saved. */
  problem: CellProblem | undefined;
  /** A saved value that no longer fits its attribute. It may stay. */
  kept: CellProblem | undefined;
  isFilled: boolean;
}

const blank: FactEntry = { values: [], upTo: null, text: '', note: '' };

const factOf = ({ row }: Line, attribute: number): FactEntry => {
  const found = row.facts.find((fact) => fact.attribute === attribute);
  return found ? { ...found, text: found.text ?? '', note: found.note ?? '' } : blank;
};

const saysSomething = ({ values, text }: FactEntry) => values.length > 0 || text !== '';

/** The saved value as a person would type it. The note is not a part of it: it stays when the value changes. */
export const savedText = (line: Line, attribute: SheetAttribute, words: FactWords): string =>
  writeFact({ ...factOf(line, attribute.id), note: '' }, attribute, words);

export const textOf = (line: Line, attribute: SheetAttribute, words: FactWords): string =>
  line.typed.get(attribute.id) ?? savedText(line, attribute, words);

function shownText(fact: FactEntry, { options, decimals, unit }: SheetAttribute, words: FactWords): string {
  const names = new Map(options.map(({ id, name }) => [id, name]));
  const values = fact.values.map((value) => (typeof value === 'string' ? (names.get(value) ?? value) : value));
  return valueText({ ...fact, values, decimals, unit }, words);
}

export function cellOf(line: Line, attribute: SheetAttribute, words: FactWords): Cell {
  const saved = factOf(line, attribute.id);
  const typed = line.typed.get(attribute.id);
  if (typed === undefined) {
    const [broken] = factErrors(saved, attribute);
    const kept = broken && { code: broken.code, message: broken.message };
    const text = savedText(line, attribute, words);
    const shown = shownText(saved, attribute, words);
    return { text, shown, note: saved.note, fact: undefined, problem: undefined, kept, isFilled: saysSomething(saved) };
  }
  const { fact, problem } = parseFact(typed, attribute, words);
  const none = { text: typed, note: saved.note, kept: undefined };
  if (!fact) return { ...none, shown: typed, fact: undefined, problem, isFilled: false };
  const note = fact.note === '' ? saved.note : fact.note;
  return {
    ...none,
    ...{ shown: shownText(fact, attribute, words), note, fact: { ...fact, note } },
    ...{ problem: undefined, isFilled: saysSomething(fact) },
  };
}

/** The line with other texts in its cells, as a sheet writes them. A value that is saved already is no change. */
export function withTexts(
  line: Line,
  texts: ReadonlyMap<number, string>,
  attributes: ReadonlyMap<number, SheetAttribute>,
  words: FactWords,
): Line {
  const typed = new Map(line.typed);
  for (const [id, text] of texts) {
    const attribute = attributes.get(id);
    if (!attribute) continue;
    const { fact } = parseFact(text, attribute, words);
    const written = fact ? writeFact(fact, attribute, words) : text;
    if (written === savedText(line, attribute, words)) typed.delete(id);
    else typed.set(id, written);
  }
  return { row: line.row, typed };
}

/** What the valid changes of a line say, by attribute. Invalid ones stay in their cells. */
export function changesOf(
  line: Line,
  attributes: ReadonlyMap<number, SheetAttribute>,
  words: FactWords,
): Map<number, FactEntry> {
  const changes = new Map<number, FactEntry>();
  for (const id of line.typed.keys()) {
    const attribute = attributes.get(id);
    const fact = attribute && cellOf(line, attribute, words).fact;
    if (fact) changes.set(id, fact);
  }
  return changes;
}

/**
 * A list of facts with some values changed. A fact keeps its id, its translations and its note; one that no longer says
 * anything is removed.
 */
export function withFacts(facts: readonly StoredFact[], changes: ReadonlyMap<number, FactEntry>): StoredFact[] {
  const known = new Set(facts.map(({ attribute }) => attribute));
  const all = [
    ...facts.map((fact): StoredFact => ({ ...fact, ...changes.get(fact.attribute) })),
    ...[...changes].flatMap(([attribute, fact]) => (known.has(attribute) ? [] : [{ attribute, ...fact }])),
  ];
  return all.filter(
    ({ attribute, values, text, note }) =>
      !changes.has(attribute) || values.length > 0 || Boolean(text) || Boolean(note),
  );
}

/** The line after its product was saved or loaded again: texts that are not saved stay in their cells. */
export const rebased = (
  line: Line,
  row: SheetRow,
  attributes: ReadonlyMap<number, SheetAttribute>,
  words: FactWords,
): Line => withTexts({ row, typed: new Map() }, line.typed, attributes, words);

/** How many of the attributes of its category a line has. */
export const filledOf = (line: Line, attributes: readonly SheetAttribute[], words: FactWords): number =>
  attributes.filter((attribute) => cellOf(line, attribute, words).isFilled).length;
