import type { CallContext } from '#api/context.ts';
import { type Code, comparableCode } from '#contract/text/codes/codes.ts';
import { plainText } from './cell-text.ts';
import type { MappedRow, ProductRows } from './group-rows.ts';

const codeOf = (code: string): Code => ({ kind: 'article', code });

export const numberIn = ({ cells }: MappedRow): string => plainText(cells.get('number') ?? '');

/** The products that have an article number, by the number in the form of comparisons. */
export type NumberHolders = ReadonlyMap<string, readonly number[]>;

/** The products here that have an article number of these rows. */
export async function numberHolders(groups: readonly ProductRows[], { store }: CallContext): Promise<NumberHolders> {
  const codes = groups.flatMap(({ articles }) => articles.map((row) => codeOf(numberIn(row))));
  const holders = new Map<string, number[]>();
  for (const { id, kind, code } of await store.entries.codeHolders(codes)) {
    if (kind === 'article') holders.set(code, [...(holders.get(code) ?? []), id]);
  }
  return holders;
}

const codeColumns = [
  ['number', 'article'],
  ['gtin', 'gtin'],
] as const;

/**
 * The column of a code that an earlier line has, and that line. `lines`: those of the codes so far, to which a row adds
 * its own.
 */
export function earlierLine(
  { cells, line }: MappedRow,
  lines: Map<string, number>,
): { column: 'number' | 'gtin'; line: number } | undefined {
  for (const [column, kind] of codeColumns) {
    const code = comparableCode({ kind, code: plainText(cells.get(column) ?? '') });
    const first = code === '' ? undefined : lines.get(`${kind} ${code}`);
    if (first !== undefined) return { column, line: first };
    if (code !== '') lines.set(`${kind} ${code}`, line);
  }
  return undefined;
}

/** Another product with the number that an article is to have. The number that the article has already is no news. */
export function otherHolder(
  number: string,
  before: string,
  { product, holders }: { product: number | undefined; holders: NumberHolders },
): number | undefined {
  const code = comparableCode(codeOf(number));
  return code === comparableCode(codeOf(before)) ? undefined : holders.get(code)?.find((id) => id !== product);
}
