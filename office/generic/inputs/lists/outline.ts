import { recordIn } from '#office/generic/form/entry-values.ts';

/** Whether an item of an outline is below another one. */
export const isBelow = (items: readonly unknown[], index: number): boolean =>
  index > 0 && recordIn(items[index]).below === true;

/** The index after an item and those below it. */
function endOf(items: readonly unknown[], index: number): number {
  let end = index + 1;
  if (!isBelow(items, index)) while (end < items.length && isBelow(items, end)) end += 1;
  return end;
}

function startOf(items: readonly unknown[], index: number): number {
  return isBelow(items, index) ? startOf(items, index - 1) : index;
}

/**
 * The moves, one after the other, that bring an item with those below it to another place. Items with others below them
 * never come between an item and those below it.
 */
export function movesIn(items: readonly unknown[], from: number, to: number): [from: number, to: number][] {
  const end = endOf(items, from);
  const count = end - from;
  if (count === 1 && isBelow(items, from)) return [[from, to]];
  if (to < from) {
    const start = startOf(items, to);
    return Array.from({ length: count }, (_, index) => [from + index, start + index]);
  }
  const over = Math.max(to, end);
  if (over >= items.length) return [];
  const last = endOf(items, startOf(items, over)) - 1;
  return Array.from({ length: count }, () => [from, last]);
}
