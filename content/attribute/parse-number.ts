import { factErrors } from '#contract/documents/fact-rules.ts';
import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { decimalIn, decimalSign, maxDecimal } from '#contract/text/decimals.ts';
import type { AttributeToParse, FactProblemCode } from './parse-fact.ts';

/** Spaces and apostrophes divide thousands, nothing else: “24 12” is not a number. */
const strayDivider = /\d['’\s](?!\d{3}(?!\d))/u;

/** A number that one language writes with a separator of thousands and another one with a decimal sign. */
const twoMeanings = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/;

const marksOfDirection = /[\u061c\u200e\u200f\u2066-\u2069]/g;

const normal = (text: string): string =>
  asciiDigits(text.normalize('NFKC').replaceAll(marksOfDirection, '').replaceAll(/\s+/g, ' ').trim());

/** The text of a number without the unit of the attribute after it. */
function withoutUnit(typed: string, { unit, unitCode }: AttributeToParse): string {
  const text = normal(typed).replaceAll('\u2212', '-');
  const end = [normal(unit), normal(unitCode)].find((each) => each !== '' && text.endsWith(each));
  if (end === undefined) return text;
  const rest = text.slice(0, -end.length);
  // The 1 of a unit such as 1/min must not be taken from the number before it.
  return /^\d/.test(end) && !rest.endsWith(' ') ? text : rest.trim();
}

const fits = (value: number, attribute: AttributeToParse): boolean =>
  factErrors({ values: [value], upTo: null }, attribute).length === 0;

/** What a text can mean as a number, as the language reads it first; nothing for any other text. */
function readings(text: string, locale: string): number[] {
  const sign = decimalSign(locale);
  const value = strayDivider.test(text) ? undefined : decimalIn(text, sign);
  if (value === undefined || Math.abs(value) > maxDecimal) return [];
  const [, divider] = twoMeanings.exec(text) ?? [];
  return divider === undefined || divider === sign ? [value] : [value, value / 1000];
}

/** Whether a text is a number, with or without the unit of the attribute. */
export const isNumber = (text: string, attribute: AttributeToParse, locale: string): boolean =>
  readings(withoutUnit(text, attribute), locale).length > 0;

/**
 * The number that a text is, or why it is none. The decimal sign is that of the language. “1,500” is 1500 or 1.5 where
 * the attribute allows only one of them.
 */
export function parseNumber(typed: string, attribute: AttributeToParse, locale: string): number | FactProblemCode {
  const text = withoutUnit(typed, attribute);
  const meant = readings(text, locale);
  const fitting = meant.filter((value) => fits(value, attribute));
  if (fitting.length > 1) return 'fact_number_ambiguous';
  const value = fitting[0] ?? meant[0];
  // Without the sign of -0.
  if (value !== undefined) return value + 0;
  return /^[-+]?\d[\d.,\s]*[^\d.,\s-]/u.test(text) ? 'fact_unit' : 'number';
}
