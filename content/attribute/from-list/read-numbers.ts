import { asciiDigits } from '#contract/text/ascii-digits.ts';
import { decimalIn, decimalSign, maxDecimal } from '#contract/text/decimals.ts';
import { type KnownUnit, unitAtStart } from './units.ts';

/** The numbers at the start of a text, their unit, and what follows them. */
export interface NumbersAtStart {
  values: number[];
  upTo: number | null;
  /** The most decimal places of a number. */
  decimals: number;
  unit: KnownUnit | undefined;
  rest: string;
}

/** An ordinary space divides numbers; one at which no line breaks divides thousands. */
const number = /^[-−]?\d{1,12}(?:[.,'’\u00a0\u202f]\d{1,9}){0,4}(?!\d)/u;
const range = /^(?:\s?[–—]\s?|-|\s(?:to|bis|à|al?|até|إلى)\s)(?=\d)/iu;

const dividers = new Map<string, RegExp>();

/** Between the items of a list, as the language writes “1, 2 or 3”. */
function divider(locale: string): RegExp {
  const known = dividers.get(locale);
  if (known) return known;
  const words = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    [
      ['1', '2'],
      ['1', '2', '3'],
    ].flatMap((items) =>
      new Intl.ListFormat(locale, { type })
        .formatToParts(items)
        .flatMap((part) => (part.type === 'literal' ? [part.value] : [])),
    ),
  );
  const longestFirst = [...new Set([', ', '; ', ...words])].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((each) => each.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  const found = new RegExp(`^(?:${escaped.join('|')})(?=\\d)`, 'u');
  if (dividers.size > 20) dividers.clear();
  dividers.set(locale, found);
  return found;
}

interface Read extends Pick<NumbersAtStart, 'decimals' | 'unit'> {
  value: number;
  rest: string;
}

function numberAtStart(text: string, locale: string): Read | undefined {
  const [typed] = number.exec(text) ?? [];
  const sign = decimalSign(locale);
  const value = typed === undefined ? undefined : decimalIn(typed, sign);
  if (typed === undefined || value === undefined || Math.abs(value) > maxDecimal) return undefined;
  const after = text.slice(typed.length);
  const space = /^[ \u00a0\u202f]?/u.exec(after)?.[0].length ?? 0;
  const unit = unitAtStart(after.slice(space), locale);
  const rest = unit ? after.slice(space + unit.length) : after;
  return { value: value + 0, decimals: (String(value).split('.')[1] ?? '').length, unit: unit?.unit, rest };
}

/** Many values are no list of a fact. */
const maxValues = 20;

/** The numbers at the start of a text: one, a range, or a list. Undefined where it starts with none. */
export function readNumbers(typed: string, locale: string): NumbersAtStart | undefined {
  const text = asciiDigits(typed);
  // Digits of other scripts may have other lengths; the rest must be as it was typed.
  if (text.length !== typed.length) return undefined;
  const found = numbersIn(text, locale);
  return found && { ...found, rest: typed.slice(typed.length - found.rest.length) };
}

function numbersIn(text: string, locale: string): NumbersAtStart | undefined {
  const first = numberAtStart(text, locale);
  if (!first) return undefined;
  const one = { values: [first.value], upTo: null, decimals: first.decimals, unit: first.unit, rest: first.rest };
  const between = range.exec(first.rest);
  const end = between ? numberAtStart(first.rest.slice(between[0].length), locale) : undefined;
  if (end && end.value >= first.value && (!first.unit || first.unit === end.unit)) {
    return {
      ...one,
      upTo: end.value,
      decimals: Math.max(first.decimals, end.decimals),
      unit: end.unit,
      rest: end.rest,
    };
  }
  return listAfter(first, locale) ?? one;
}

/** A list of numbers with one unit after the last, or after each where nothing follows. */
function listAfter(first: Read, locale: string): NumbersAtStart | undefined {
  const all = [first];
  for (let last = first; all.length < maxValues; ) {
    const [found] = divider(locale).exec(last.rest) ?? [];
    const next = found === undefined ? undefined : numberAtStart(last.rest.slice(found.length), locale);
    if (!next) break;
    all.push(next);
    last = next;
  }
  const last = all.at(-1);
  if (!last || all.length === 1) return undefined;
  const early = new Set(all.slice(0, -1).map(({ unit }) => unit));
  const isOne = early.size === 1 && (early.has(last.unit) ? last.rest === '' : early.has(undefined));
  if (!isOne || (last.unit === undefined && last.rest !== '')) return undefined;
  const decimals = Math.max(...all.map((each) => each.decimals));
  return { values: all.map(({ value }) => value), upTo: null, decimals, unit: last.unit, rest: last.rest };
}
