import { decimalText } from '#contract/text/decimals.ts';
import type { FactValue } from './definition.ts';
import { joinNote } from './fact-separators.ts';
import type { FactWords } from './fact-text.ts';
import { type AttributeToParse, type FactEntry, parseFact } from './parse-fact.ts';

function writtenValue(value: FactValue, { yes, no, locale }: FactWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' ? decimalText(value, locale) : value;
}

function writtenValues({ values, upTo }: FactEntry, words: FactWords): string {
  const [first = '', ...others] = values.map((value) => writtenValue(value, words));
  if (upTo === null) return [first, ...others].join('; ');
  const end = decimalText(upTo, words.locale);
  // A dash between numbers without spaces would read as the sign of the second.
  return [upTo < 0 ? `${first} – ${end}` : `${first}–${end}`, ...others].join('; ');
}

const isSame = (one: FactEntry, other: FactEntry): boolean =>
  one.values.length === other.values.length && one.values.every((value, index) => value === other.values[index]);

/** Options by their names, else by their keys, else by their ids: the first that is read as the same options. */
function writtenOptions(fact: FactEntry, attribute: AttributeToParse, words: FactWords): string {
  const options = new Map(attribute.options.map((option) => [option.id, option]));
  const textOf = (part: 'name' | 'key') =>
    fact.values.map((value) => options.get(String(value))?.[part] ?? String(value)).join('; ');
  const isRead = (text: string) => {
    const { fact: read } = parseFact(joinNote(text, ''), attribute, words);
    return read !== undefined && isSame(read, fact);
  };
  return [textOf('name'), textOf('key')].find(isRead) ?? fact.values.map(String).join('; ');
}

/**
 * A fact as a person would type it, in a cell of a grid or a spreadsheet: without its unit and separators of thousands.
 * `parseFact` reads it as the same fact, if it fits the attribute.
 */
export function writeFact(fact: FactEntry, attribute: AttributeToParse, words: FactWords): string {
  const { kind } = attribute;
  if (kind === 'text') return joinNote(fact.text, fact.note);
  const values = kind === 'choice' ? writtenOptions(fact, attribute, words) : writtenValues(fact, words);
  return joinNote(values, fact.note);
}
