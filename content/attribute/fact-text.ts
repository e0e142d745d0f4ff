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

/**
 * A fact as text in a language, such as `1.89 kg, 24 to the carton`: in tables, filters, comparisons, structured data
 * and files. '' for a fact that says nothing.
 */
export const factText = (fact: FactContent, words: FactWords): string =>
  [valueText(fact, words), fact.note].filter((part) => part !== '').join(commaOf(words.locale));

/** The same without the note. */
export function valueText(fact: FactContent, words: FactWords): string {
  const { unit, text } = fact;
  const values = valueTexts(fact, words);
  const listed = new Intl.ListFormat(words.locale, { type: 'unit' }).format(values);
  const measured = listed !== '' && unit !== '' ? `${listed}${noBreakSpace}${unit}` : listed;
  return [measured, text].filter((part) => part !== '').join(commaOf(words.locale));
}

/** Each value; a range is one of them. */
function valueTexts({ values, upTo, decimals }: FactContent, words: FactWords): string[] {
  const numbers = new Intl.NumberFormat(words.locale, { maximumFractionDigits: decimals });
  const written = values.map((value) => writtenValue(value, numbers, words)).filter((value) => value !== '');
  if (upTo === null) return written;
  const [from, ...others] = written;
  const end = numbers.format(upTo);
  if (from === undefined || from === end) return [end, ...others];
  // A dash between numbers without spaces would read as the sign of the second.
  return [upTo < 0 ? `${from} – ${end}` : `${from}–${end}`, ...others];
}

function writtenValue(value: FactValue, numbers: Intl.NumberFormat, { yes, no }: FactWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' ? numbers.format(value) : value;
}

const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '，' };

/** Between the parts of a fact. */
const commaOf = (locale: string): string => commas[locale.split('-')[0] ?? ''] ?? ', ';
