import { factErrors } from '#contract/documents/fact-rules.ts';
import type { Attribute, FactValue } from './definition.ts';
import { splitList, splitNote, splitRange, splitValues } from './fact-separators.ts';
import type { FactWords } from './fact-text.ts';
import { isNumber, parseNumber } from './parse-number.ts';

/** What a fact says, as documents have it. */
export interface FactEntry {
  values: FactValue[];
  upTo: number | null;
  text: string;
  note: string;
}

export type AttributeToParse = Pick<
  Attribute,
  'kind' | 'unit' | 'unitCode' | 'decimals' | 'least' | 'most' | 'options'
>;

/** Why a text is no fact of an attribute; {@link factErrors} has more codes. */
const problems = {
  number: 'Enter a number',
  fact_number_ambiguous: 'This number has two meanings; write it without a separator of thousands',
  fact_unit: 'Enter the number alone or with the unit of the attribute',
  fact_yes_no: 'Enter yes or no',
  fact_option_unknown: 'No option has this name or key',
  fact_option_ambiguous: 'Several options have this name; enter the key',
  fact_no_range: 'Only a single number can be the start of a range',
  fact_values_many: 'Enter at most 20 values',
  fact_text_long: 'Enter at most 200 characters',
} as const;
export type FactProblemCode = keyof typeof problems;

/** A rule that the text breaks. Each face has the text of a code, as for the rules of fields. */
export interface FactProblem {
  code: string;
  message: string;
}

/** `problem`: why the text is no fact of the attribute. */
export type ParsedFact = { fact: FactEntry; problem?: undefined } | { fact?: undefined; problem: FactProblem };

/** Of a fact, as its schema has it. */
const maxValues = 20;

type Values = Omit<FactEntry, 'note'> | FactProblemCode;

const none = { values: [], upTo: null, text: '' };

function numbersIn(text: string, attribute: AttributeToParse, { locale }: FactWords): Values {
  const rangeOf = (part: string) => splitRange(part, (end) => isNumber(end, attribute, locale));
  const written = splitValues(text);
  const range = written.length > 1 ? undefined : rangeOf(text);
  const parts = range ?? written.flatMap((part) => splitList(part, locale));
  if (parts.length > maxValues) return 'fact_values_many';
  if (!range && parts.some(rangeOf)) return 'fact_no_range';
  const values = parts.map((part) => parseNumber(part, attribute, locale));
  const problem = values.find((value) => typeof value === 'string');
  if (problem !== undefined) return problem;
  const numbers = values.filter((value) => typeof value === 'number');
  const [from, upTo] = numbers;
  if (range && from !== undefined && upTo !== undefined) return { ...none, values: [from], upTo };
  return { ...none, values: numbers };
}

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

type Options = AttributeToParse['options'];

/** The ids of options by their names and keys, for each list of options once: a table has many cells of one attribute. */
const idsOfOptions = new WeakMap<Options, ReadonlyMap<string, readonly string[]>>();

function idsByName(options: Options): ReadonlyMap<string, readonly string[]> {
  const known = idsOfOptions.get(options);
  if (known) return known;
  const ids = new Map<string, string[]>();
  for (const { id, key, name } of options) {
    if (id === undefined) continue;
    for (const text of new Set([folded(key), folded(name)])) ids.set(text, [...(ids.get(text) ?? []), id]);
  }
  idsOfOptions.set(options, ids);
  return ids;
}

const isId = (text: string, { options }: AttributeToParse): boolean => options.some(({ id }) => id === text);

/** The ids of the options that a text names. */
const optionsNamed = (text: string, attribute: AttributeToParse): readonly string[] =>
  isId(text, attribute) ? [text] : (idsByName(attribute.options).get(folded(text)) ?? []);

function optionsIn(text: string, attribute: AttributeToParse, { locale }: FactWords): Values {
  const isOption = (part: string) => optionsNamed(part, attribute).length > 0;
  // Names of options may have commas and semicolons.
  const split = splitValues(text);
  if (split.length > maxValues) return 'fact_values_many';
  const wholes = isOption(text) && !split.every((part) => isId(part, attribute)) ? [text] : split;
  const parts = wholes.flatMap((part) => {
    const items = isOption(part) ? [] : splitList(part, locale);
    return items.length > 0 && items.length <= maxValues && items.every(isOption) ? items : [part];
  });
  const found = parts.map((part) => optionsNamed(part, attribute));
  if (found.some((ids) => ids.length === 0)) return 'fact_option_unknown';
  if (found.some((ids) => ids.length > 1)) return 'fact_option_ambiguous';
  return { ...none, values: found.flat() };
}

function yesNoIn(text: string, words: FactWords): Values {
  const said = folded(text);
  if ([words.yes, 'yes', 'true'].some((each) => folded(each) === said)) return { ...none, values: [true] };
  if ([words.no, 'no', 'false'].some((each) => folded(each) === said)) return { ...none, values: [false] };
  return 'fact_yes_no';
}

function valuesIn(text: string, attribute: AttributeToParse, words: FactWords): Values {
  if (attribute.kind === 'text') return { ...none, text };
  if (text === '') return none;
  if (attribute.kind === 'yesNo') return yesNoIn(text, words);
  return attribute.kind === 'number' ? numbersIn(text, attribute, words) : optionsIn(text, attribute, words);
}

function longIn({ values, text, note }: FactEntry): FactProblemCode | undefined {
  if (values.length > maxValues) return 'fact_values_many';
  return [text, note].some((each) => [...each].length > 200) ? 'fact_text_long' : undefined;
}

/**
 * What a person types, or a spreadsheet contains, for an attribute: numbers, a range such as `1.8–2.2`, options by name
 * or key, yes or no, or a text, and a note after a bar: `1.89 kg | 24 to a carton`. An empty text is a fact that says
 * nothing. A text with several meanings is a problem, not a guess.
 */
export function parseFact(typed: string, attribute: AttributeToParse, words: FactWords): ParsedFact {
  const [value, note] = splitNote(typed);
  const read = valuesIn(value, attribute, words);
  const fact = typeof read === 'string' ? undefined : { ...read, note };
  const code = typeof read === 'string' ? read : fact && longIn(fact);
  if (code !== undefined) return { problem: { code, message: problems[code] } };
  if (fact === undefined) throw new TypeError('A fact without a problem has been read');
  const [broken] = factErrors(fact, attribute);
  return broken ? { problem: { code: broken.code ?? '', message: broken.message } } : { fact };
}
