import { asciiDigits } from '#contract/text/ascii-digits.ts';

const grouped = { ',': /^[-+]?[1-9]\d{0,2}(,\d{3})+(?=\.|$)/, '.': /^[-+]?[1-9]\d{0,2}(\.\d{3})+(?=,|$)/ };

/** Numbers of documents are between this and its negative. */
export const maxDecimal = 1e12;

const maxFormats = 100;
/** By locale. Creating one takes longer than a thousand uses. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 12 });
  if (formats.size < maxFormats) formats.set(locale, format);
  return format;
}

/** The decimal sign of a locale. */
export const decimalSign = (locale: string): '.' | ',' => (formatOf(locale).format(0.5).includes(',') ? ',' : '.');

/**
 * The number that a text is; undefined for no number. A comma and a point are both decimal signs, unless they divide
 * thousands as the language does: “1.500” is 1500 in German, and “1.5” is one and a half. A sign that is repeated, or is
 * before the other one, divides thousands in every language.
 */
export function decimalIn(typed: string, sign: '.' | ','): number | undefined {
  const text = asciiDigits(typed.replaceAll(/[\s\u061c\u200e\u200f\u2066-\u2069\u066c'’]/g, ''))
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-');
  const hasSeveral = /[.,].*[.,]/.test(text);
  const isPoint = hasSeveral ? /^[^,]*\./.test(text) : sign === ',';
  const divider = isPoint ? '.' : ',';
  const plain = (grouped[divider].test(text) ? text.replaceAll(divider, '') : text).replace(',', '.');
  return /^[-+]?(\d{1,15}(\.\d{0,12})?|\.\d{1,12})$/.test(plain) ? Number(plain) : undefined;
}

/** A number as it is typed: without separators of thousands. */
export const decimalText = (value: number, locale: string): string => formatOf(locale).format(value);
