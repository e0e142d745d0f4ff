import { decimalIn, decimalSign } from '#contract/text/decimals.ts';
import { type AskedLine, lineIn, lineText } from './enquiry-address.ts';

/** The fields of a line in the form, as they are typed. `source`: its line of a pasted list; '' for none. */
export const lineFields = ['productId', 'article', 'quantity', 'unit', 'note', 'source'] as const;

export const maxSourceLength = 500;

export type TypedLine = Record<(typeof lineFields)[number], string>;

/** The fields beside the lines. `parts`: a pasted list whose lines are not added yet. */
export const enquiryFields = [
  ...(['country', 'deliveryTerm', 'wantedOn', 'subject', 'message', 'parts'] as const),
  ...(['name', 'company', 'email', 'mobile'] as const),
] as const;

export type EnquiryField = (typeof enquiryFields)[number];

export type Values = Readonly<Record<string, string>>;

export const lineFieldName = (index: number, field: keyof TypedLine): string => `lines.${index}.${field}`;

export const blankLine: TypedLine = { productId: '', article: '', quantity: '', unit: '', note: '', source: '' };

export const isBlankLine = (line: TypedLine): boolean =>
  lineFields.every((field) => field === 'source' || line[field].trim() === '');

/** The form has more rows than an enquiry has lines only in a request that a program made. */
const maxRows = 60;

/** The lines of a sent form by their index, blank ones included. */
export function typedLines(values: Values): TypedLine[] {
  const indexes = Object.keys(values).flatMap((name) => /^lines\.(\d{1,2})\.[a-zA-Z]+$/.exec(name)?.[1] ?? []);
  const count = Math.min(maxRows, Math.max(-1, ...indexes.map(Number)) + 1);
  return Array.from({ length: count }, (_, index) => {
    const typed = (field: keyof TypedLine) => values[lineFieldName(index, field)] ?? '';
    return Object.fromEntries(lineFields.map((field) => [field, typed(field)])) as TypedLine;
  });
}

/** The values of lines as fields of the form. */
export const valuesOfLines = (lines: readonly TypedLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, index) =>
      lineFields.flatMap((field) => (line[field] === '' ? [] : [[lineFieldName(index, field), line[field]]])),
    ),
  );

/** Texts of one line. Fields of forms may have tabs. */
const cleaned = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** A line as an address has it; without what only the form has. Undefined for one that an address cannot have. */
export function askedLine(
  { productId, article, quantity, unit, note }: TypedLine,
  lang: string,
): AskedLine | undefined {
  const number = decimalIn(quantity, decimalSign(lang));
  const asked = {
    productId,
    article: cleaned(article),
    ...(number !== undefined && { quantity: number }),
    unit: cleaned(unit),
    note: cleaned(note),
  };
  return lineIn(lineText(asked));
}

const isSame = (one: TypedLine, other: TypedLine): boolean =>
  one.productId === other.productId && one.article.trim() === other.article.trim();

/**
 * Lines with what was typed about the same products before. `withOthers`: also lines without a product and those of pasted
 * lists are kept.
 */
export function withTyped(
  lines: readonly TypedLine[],
  typed: readonly TypedLine[],
  { withOthers }: { withOthers: boolean },
): TypedLine[] {
  const others = typed.filter((line) => (line.productId === '' || line.source !== '') && !isBlankLine(line));
  return [
    ...lines.map((line) => {
      const before = typed.find((each) => isSame(each, line));
      return before
        ? {
            ...before,
            quantity: before.quantity || line.quantity,
            unit: before.unit || line.unit,
            note: before.note || line.note,
          }
        : line;
    }),
    ...(withOthers ? others.filter((line) => !lines.some((each) => isSame(each, line))) : []),
  ];
}
