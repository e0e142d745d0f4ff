/** The bytes of parts of pages, as they were rendered once out of something that does not change. */
const kept = new WeakMap<object, Map<string, Buffer>>();
const mostKept = 50;

interface Part {
  of: object;
  name: string;
  mark: string;
  bytes: Buffer | undefined;
}

/**
 * The parts of one page that are the same on other pages. Such a part stands between two marks the first time, where its bytes
 * are cut out to be kept; from then on one mark stands in its place. Marks bear the nonce of this one rendering, so that no
 * stored text can be one.
 */
export class PageParts {
  readonly #nonce: string;
  readonly #parts = new Map<string, Part>();

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /**
   * What is to be written for a part: its mark, and whether that is all. `of` is what it is made of, the same object as long as
   * nothing in it changes; `name` says which part, and all else that it depends on.
   */
  part(of: object, name: string): { mark: string; isKept: boolean } {
    const known = this.#parts.get(name);
    const part = known ?? { of, name, mark: `${this.#nonce}-${this.#parts.size}`, bytes: kept.get(of)?.get(name) };
    this.#parts.set(name, part);
    return { mark: part.mark, isKept: part.bytes !== undefined };
  }

  /**
   * The page without its marks, in pieces.
   *
   * @throws Error where a part has no end: what would be kept of it would stand on other pages.
   */
  piecesOf(page: Buffer): Buffer[] {
    const marked = [...this.#parts.values()]
      .map((part) => ({ ...part, mark: Buffer.from(markOf(part.mark)), at: page.indexOf(markOf(part.mark)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { of, name, mark, at, bytes } of marked) {
      pieces.push(page.subarray(from, at));
      from = at + mark.length;
      if (bytes) {
        pieces.push(bytes);
      } else {
        const end = page.indexOf(mark, from);
        if (end < 0) throw new Error(`The part “${name}” of a page does not end`);
        const part = page.subarray(from, end);
        keep(of, name, part);
        pieces.push(part);
        from = end + mark.length;
      }
    }
    return [...pieces, page.subarray(from)];
  }
}

/** As `shell/kept-part.tsx` has React write it. */
const markOf = (mark: string): string => `<template id="${mark}"></template>`;

function keep(of: object, name: string, bytes: Buffer): void {
  const parts = kept.get(of) ?? new Map<string, Buffer>();
  // A page stands in far fewer ways to the links of a menu.
  if (parts.size < mostKept) {
    // A copy of its own, which holds on to nothing else.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    own.set(bytes);
    parts.set(name, own);
  }
  kept.set(of, parts);
}
