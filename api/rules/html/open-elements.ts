/** Deepest nesting of elements. Texts of editors have less than ten levels. */
export const maxDepth = 100;
/** Elements of one text. Long pages have less than 2,000. */
const maxElements = 20_000;

/**
 * From this depth on, an element ends where the next of its kind begins, as in browsers; the parser closes it at fewer
 * places.
 */
const crowdedDepth = maxDepth - 8;
/** Elements whose end tags may be missing, each with those around which it stays open. */
const siblings: ReadonlyMap<string, readonly string[]> = new Map([
  ['p', ['li', 'dd', 'dt', 'td', 'th']],
  ['li', ['ul', 'ol']],
  ...['dd', 'dt'].map((tag): [string, string[]] => [tag, ['dl']]),
  ...['tr', 'thead', 'tbody', 'tfoot'].map((tag): [string, string[]] => [tag, ['table']]),
  ...['td', 'th'].map((tag): [string, string[]] => [tag, ['tr', 'table']]),
]);
const located = new Set([...siblings.keys(), ...[...siblings.values()].flat()]);
const voids = new Set('area base br col embed frame hr img input link meta param source track wbr'.split(' '));

/** The open elements of a parser, told by its events. `hidesContent`: elements whose content is no text, such as scripts. */
export class OpenElements {
  readonly #hidesContent: (tag: string) => boolean;
  readonly #depths = new Map<string, number[]>();
  #depth = 0;
  #elements = 0;
  /** How many elements are open around hidden content; -1 outside of it. */
  #hiddenFrom = -1;

  constructor(hidesContent: (tag: string) => boolean) {
    this.#hidesContent = hidesContent;
  }

  open(tag: string): void {
    if (this.#hiddenFrom < 0 && this.#hidesContent(tag)) this.#hiddenFrom = this.#depth;
    if (located.has(tag)) {
      const depths = this.#depths.get(tag);
      if (depths) depths.push(this.#depth);
      else this.#depths.set(tag, [this.#depth]);
    }
    this.#depth += 1;
    this.#elements += 1;
  }

  close(tag: string): void {
    this.#depth -= 1;
    if (located.has(tag)) this.#depths.get(tag)?.pop();
    if (this.#depth === this.#hiddenFrom) this.#hiddenFrom = -1;
  }

  /** Where the innermost open element of a kind is; -1 without one. */
  depthOf(tag: string): number {
    return this.#depths.get(tag)?.at(-1) ?? -1;
  }

  get isFull(): boolean {
    return this.#depth >= maxDepth || this.#elements >= maxElements;
  }

  /** Whether a start tag ends an open element of its kind. */
  endsSibling(tag: string): boolean {
    if (this.#depth < crowdedDepth || this.#hiddenFrom >= 0) return false;
    const around = siblings.get(tag);
    const depth = around ? this.depthOf(tag) : -1;
    return depth >= 0 && around?.every((each) => this.depthOf(each) < depth) === true;
  }

  mayOpen(tag: string): boolean {
    if (!this.isFull || (this.#hiddenFrom < 0 && this.#hidesContent(tag))) return true;
    return this.#elements < maxElements && voids.has(tag);
  }
}
