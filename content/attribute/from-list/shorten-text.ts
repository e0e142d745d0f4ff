import { type HtmlList, htmlLists } from './list-items.ts';

/** An item by its place: the list and the item in it, counted from 0. */
export interface ItemPlace {
  list: number;
  item: number;
}

/**
 * A rich text without some labelled items of its lists. A list without items goes too, and then the heading before it
 * unless another text is below the heading. Everything else stays as it is.
 */
export function withoutItems(html: string, taken: readonly ItemPlace[]): string {
  const wanted = new Set(taken.map(({ list, item }) => `${list} ${item}`));
  const cuts = htmlLists(html).flatMap((list) => {
    const own = list.labelled.filter((each) => wanted.has(`${each.list} ${each.item}`));
    return own.length === list.items && own.length > 0 ? [wholeList(html, list)] : own;
  });
  let at = 0;
  let kept = '';
  for (const { start, end } of cuts) {
    kept += html.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return kept + html.slice(at);
}

const heading = /<h([1-6])(?:\s[^<>]*)?>[^<]*<\/h\1>\s*$/i;

/** From the heading of the list, or the space before it, to its end. */
function wholeList(html: string, { start, end }: HtmlList): { start: number; end: number } {
  const rest = html.slice(end, end + 200).trimStart();
  const isLast = rest === '' || /^<h[1-6][\s>]/i.test(rest);
  // A heading is short; a longer text is not searched for each list.
  const from = Math.max(0, start - 300);
  const before = html.slice(from, start);
  const found = isLast ? heading.exec(before) : null;
  const kept = found ? before.slice(0, found.index) : before;
  return { start: from + kept.trimEnd().length, end };
}
