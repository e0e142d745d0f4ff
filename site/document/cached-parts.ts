/** Rendered bytes by the object that they were made from, and by name. */
const cache = new WeakMap<object, Map<string, Buffer>>();
const maxNames = 50;

interface Part {
  of: object;
  name: string;
  mark: string;
  bytes: Buffer | undefined;
}

/**
 * The cached parts of one page (`shell/cached-part.tsx`). React writes a new part between two marks, and its bytes are cut out and
 * cached; it writes one mark in place of a cached part. Marks contain the nonce of the rendering, so stored text cannot contain one.
 */
export class PageParts {
  readonly #nonce: string;
  readonly #parts = new Map<string, Part>();

  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /**
   * Returns the mark of a part, and whether the mark replaces the part. `of` is the object that the part is made from, the same one
   * until its content changes; `name` names the part and everything else that it depends on.
   */
  part(of: object, name: string): { mark: string; isCached: boolean } {
    const known = this.#parts.get(name);
    const part = known ?? { of, name, mark: `${this.#nonce}-${this.#parts.size}`, bytes: cache.get(of)?.get(name) };
    this.#parts.set(name, part);
    return { mark: part.mark, isCached: part.bytes !== undefined };
  }

  /**
   * Returns the page in pieces, without marks and with the cached parts in their places.
   *
   * @throws Error where a part lacks its second mark: the cached bytes would reach other pages.
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
        if (end < 0) throw new Error(`The part “${name}” of a page has no end`);
        const part = page.subarray(from, end);
        store(of, name, part);
        pieces.push(part);
        from = end + mark.length;
      }
    }
    return [...pieces, page.subarray(from)];
  }
}

/** As React writes the `<template>` of `shell/cached-part.tsx`. */
const markOf = (mark: string): string => `<template id="${mark}"></template>`;

function store(of: object, name: string, bytes: Buffer): void {
  const parts = cache.get(of) ?? new Map<string, Buffer>();
  // A header has fewer states than this: one for each current link of the menu.
  if (parts.size < maxNames) {
    // A copy: a slice would keep the whole page in memory.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    own.set(bytes);
    parts.set(name, own);
  }
  cache.set(of, parts);
}
