import { commaOf } from '#contract/text/comma.ts';
import type { Fact, FactValue } from './definition.ts';

/** What a fact says, without its name. */
export type FactContent = Pick<Fact, 'values' | 'upTo' | 'decimals' | 'unit' | 'text' | 'note'>;

/** How a language writes facts. `locale`: for `Intl`. */
export interface FactWords {
  locale: string;
  yes: string;
  no: string;
}

const noBreakSpace = '\u00a0';

/** A part of a fact's text. `path`: where the fact has it, such as `unit`; absent: it is a number or between others. */
export interface FactPiece {
  text: string;
  path?: string;
}

const written = (pieces: readonly FactPiece[]): string => pieces.map(({ text }) => text).join('');

/**
 * A fact as text in a language, such as `1.89 kg, 24 to the carton`: in tables, filters, comparisons, structured data
 * and files. '' for a fact that says nothing.
 */
export const factText = (fact: FactContent, words: FactWords): string => written(factPieces(fact, words));

/** The same without the note. */
export const valueText = (fact: FactContent, words: FactWords): string => written(valuePieces(fact, words));

/** The text of a fact in its parts. */
export const factPieces = (fact: FactContent, words: FactWords): FactPiece[] =>
  listed([valuePieces(fact, words), textPiece('note', fact.note)], words);

function valuePieces(fact: FactContent, words: FactWords): FactPiece[] {
  const values = new Intl.ListFormat(words.locale, { type: 'unit' }).formatToParts(valueTexts(fact, words));
  let index = 0;
  const measured: FactPiece[] = values.map(({ type, value }) =>
    type === 'element' ? { text: value, path: `values.${index++}` } : { text: value },
  );
  if (measured.length > 0 && fact.unit !== '') measured.push({ text: noBreakSpace }, { text: fact.unit, path: 'unit' });
  return listed([measured, textPiece('text', fact.text)], words);
}

const textPiece = (path: string, text: string): FactPiece[] => (text === '' ? [] : [{ text, path }]);

function listed(parts: readonly FactPiece[][], { locale }: FactWords): FactPiece[] {
  const [first = [], ...others] = parts.filter((pieces) => pieces.length > 0);
  return [...first, ...others.flatMap((pieces) => [{ text: commaOf(locale) }, ...pieces])];
}

/** Each value; a range is one of them. */
function valueTexts({ values, upTo, decimals }: FactContent, words: FactWords): string[] {
  const numbers = new Intl.NumberFormat(words.locale, { maximumFractionDigits: decimals });
  const texts = values.map((value) => writtenValue(value, numbers, words)).filter((value) => value !== '');
  if (upTo === null) return texts;
  const [from, ...others] = texts;
  const end = numbers.format(upTo);
  if (from === undefined || from === end) return [end, ...others];
  // A dash between numbers without spaces would read as the sign of the second.
  return [upTo < 0 ? `${from} – ${end}` : `${from}–${end}`, ...others];
}

function writtenValue(value: FactValue, numbers: Intl.NumberFormat, { yes, no }: FactWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' ? numbers.format(value) : value;
}
