/** What a visitor chose of an attribute: keys of options, `yes` or `no`, or a range such as `2..5`, `..5` or `2..`. */
export interface ChosenValues {
  /** The public id. */
  attribute: string;
  values: string[];
}

/** Longer texts are not read. */
export const longestFilter = 1_000;
const mostAttributes = 20;

/** A value as a part of an address, between the marks of a list. */
export const writtenPart = (text: string): string =>
  text.replace(/[%,;:]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** The value of a part; undefined where it has no such form. */
export function readPart(text: string): string | undefined {
  if (/%(?!25|2C|3B|3A)/i.test(text) || text === '') return undefined;
  return text.replace(/%(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A filter as text, such as `12:cotton,linen;7:2..5`: the same choices are always the same text. */
export const filterText = (chosen: readonly ChosenValues[]): string =>
  chosen
    .map(
      ({ attribute, values }) =>
        `${writtenPart(attribute)}:${[...new Set(values)].sort(inOrder).map(writtenPart).join()}`,
    )
    .sort(inOrder)
    .join(';');

/** The choices of a text; undefined if it is malformed or too long. */
export function chosenIn(text: string): ChosenValues[] | undefined {
  if (text === '') return [];
  const parts = text.split(';');
  if (text.length > longestFilter || parts.length > mostAttributes) return undefined;
  const chosen = parts.map((part) => {
    const [attribute = '', list, more] = part.split(':');
    const values = list?.split(',').map(readPart);
    return more === undefined ? { attribute: readPart(attribute), values } : {};
  });
  const known = chosen.flatMap(({ attribute, values }): ChosenValues[] =>
    attribute !== undefined && values?.every((value) => value !== undefined) ? [{ attribute, values }] : [],
  );
  const isWhole = known.length === parts.length;
  return isWhole && new Set(known.map(({ attribute }) => attribute)).size === known.length ? known : undefined;
}

/** A range of numbers; null: an open end. */
export interface ChosenRange {
  from: number | null;
  to: number | null;
}

const number = String.raw`-?\d{1,15}(?:\.\d{1,6})?`;
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`);

export const rangeText = ({ from, to }: ChosenRange): string => `${from ?? ''}..${to ?? ''}`;

/** The range of a text, or of a single number; undefined where it is neither, or has no end at all. */
export function rangeIn(text: string): ChosenRange | undefined {
  const [, from, to] = range.exec(new RegExp(`^${number}$`).test(text) ? `${text}..${text}` : text) ?? [];
  if (from === undefined && to === undefined) return undefined;
  return { from: from === undefined ? null : Number(from), to: to === undefined ? null : Number(to) };
}
