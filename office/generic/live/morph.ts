/** The children from the first that differs to the last: each index is that of the first equal child after them. */
function differing(old: readonly Node[], next: readonly Node[]) {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start]?.isEqualNode(next[start] ?? null)) start += 1;
  let equal = 0;
  while (equal < shorter - start && old.at(-1 - equal)?.isEqualNode(next.at(-1 - equal) ?? null)) equal += 1;
  return { start, oldEnd: old.length - equal, nextEnd: next.length - equal };
}

/** Nodes of a frame are of classes of its own. */
const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

function morphAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
}

/**
 * Makes an element equal to one of another document and keeps the nodes that are equal already, so that pictures are not
 * loaded again and the scroll positions stay.
 */
export function morph(from: Element, to: Element): void {
  if (from.isEqualNode(to)) return;
  morphAttributes(from, to);
  const [old, next] = [[...from.childNodes], [...to.childNodes]];
  const { start, oldEnd, nextEnd } = differing(old, next);
  const after = old[oldEnd] ?? null;
  for (let index = start; index < Math.max(oldEnd, nextEnd); index++) {
    const mine = index < oldEnd ? old[index] : undefined;
    const theirs = index < nextEnd ? next[index] : undefined;
    if (isElement(mine) && isElement(theirs) && mine.localName === theirs.localName) morph(mine, theirs);
    else if (mine && theirs) from.replaceChild(theirs, mine);
    else if (mine) mine.remove();
    else if (theirs) from.insertBefore(theirs, after);
  }
}
