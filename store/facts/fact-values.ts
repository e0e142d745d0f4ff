import { isRecord } from '../documents/json.ts';
import type { JsonDocument } from '../interfaces/entries.ts';
import type { FilterKind } from '../interfaces/published-entries.ts';

/** Numbers small enough for arrays, one for each text. */
export function createNumbering() {
  const known = new Map<string, number>();
  return {
    numberOf(text: string): number {
      const number = known.get(text) ?? known.size;
      known.set(text, number);
      return number;
    },
    get: (text: string) => known.get(text),
    size: () => known.size,
  };
}

/** The numbers of columns and options of an index. Values of another kind than the attribute has now are a column too. */
export interface Numberings {
  columns: ReturnType<typeof createNumbering>;
  options: ReturnType<typeof createNumbering>;
}

export const columnKey = (attribute: number, kind: FilterKind): string => `${attribute} ${kind}`;
export const optionKey = (attribute: number, option: string): string => `${attribute} ${option}`;

/** Values of a product: column, least and most of each, one after the other. An option is its number; yes is 1, no is 0. */
export type PackedValues = Float64Array;
export const packedLength = 3;

const recordsIn = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** The values of one fact that visitors read, as `composeFacts` of the calls reads them. */
function valuesOf(fact: Record<string, unknown>, { columns, options }: Numberings): number[][] {
  const { attribute, values, upTo } = fact;
  if (typeof attribute !== 'number' || !Array.isArray(values)) return [];
  const columnOf = (kind: FilterKind) => columns.numberOf(columnKey(attribute, kind));
  const numbers = values.filter((value) => typeof value === 'number');
  const end = numbers.length === 1 && typeof upTo === 'number' ? upTo : undefined;
  const isSo = values.find((value) => typeof value === 'boolean');
  return [
    ...numbers.map((value) => [columnOf('number'), Math.min(value, end ?? value), Math.max(value, end ?? value)]),
    ...(isSo === undefined ? [] : [[columnOf('yesNo'), Number(isSo), Number(isSo)]]),
    ...values
      .filter((value) => typeof value === 'string')
      .map((value) => options.numberOf(optionKey(attribute, value)))
      .map((option) => [columnOf('choice'), option, option]),
  ];
}

/** The values of a product and of its articles, each once: a visitor finds it by what can be ordered. */
export function packedValues({ facts, articles }: JsonDocument, numberings: Numberings): PackedValues {
  const all = [...recordsIn(facts), ...recordsIn(articles).flatMap((article) => recordsIn(article.facts))];
  const values = all.flatMap((fact) => valuesOf(fact, numberings));
  return Float64Array.from([...new Map(values.map((value) => [value.join(), value])).values()].flat());
}
