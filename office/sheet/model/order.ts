import type { SheetAttribute } from '#contract/calls/office/sheet.ts';
import { type Line, savedText, textOf } from './cells.ts';
import type { SheetContext } from './sheet-state.ts';

/** What the lines are sorted by: the name of the product, how much is filled in, or an attribute. */
export type SortKey = 'product' | 'filled' | SheetAttribute;

export interface Sorting {
  by: SortKey;
  isDescending: boolean;
}

/** The lines sorted as a spreadsheet does it: numbers by size, texts by the alphabet, empty cells last in both directions. */
export function sorted(
  lines: readonly Line[],
  { by, isDescending }: Sorting,
  filledOf: (line: Line) => number,
  context: SheetContext,
): Line[] {
  const { compare } = new Intl.Collator(context.words.locale, { numeric: true, sensitivity: 'base' });
  const sortValue = (line: Line): number | string => {
    if (by === 'product') return line.row.title;
    if (by === 'filled') return filledOf(line);
    const first = line.row.facts.find(({ attribute }) => attribute === by.id)?.values[0];
    const isSaved = textOf(line, by, context.words) === savedText(line, by, context.words);
    return isSaved && typeof first === 'number' ? first : textOf(line, by, context.words);
  };
  const valued = lines.map((line) => ({ line, value: sortValue(line) }));
  const [full, empty] = [valued.filter(({ value }) => value !== ''), valued.filter(({ value }) => value === '')];
  full.sort(({ value: one }, { value: other }) => {
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
    return isDescending ? -order : order;
  });
  return [...full, ...empty].map(({ line }) => line);
}
