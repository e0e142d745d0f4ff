import { type Handler, Parser } from 'htmlparser2';

/** Deepest nesting of elements. Texts of editors have less than ten levels. */
export const maxDepth = 100;

interface Rules {
  /** Whether the content of an element is no text, such as a script. */
  hidesContent: (tag: string) => boolean;
  keepsAttribute: (name: string) => boolean;
}

/**
 * A parser whose work grows linearly with its input. A tag costs htmlparser2 time in proportion to the open elements, so tags nested
 * deeper than {@link maxDepth} are left out; their text stays. Attributes that are not kept are left out too.
 */
class BoundedParser extends Parser {
  readonly #html: string;
  readonly #rules: Rules;
  readonly #open: { elements: number; paragraphs: number; hidden: boolean };
  /** Open elements that were left out, so that their end tags do not end other elements. */
  #leftOut: string[] = [];
  #keepsAttribute = true;

  constructor(html: string, handler: Partial<Handler>, rules: Rules) {
    const open = { elements: 0, paragraphs: 0, hidden: false };
    let hiddenAt = 0;
    super({
      ...handler,
      onopentag(tag, attributes, isImplied) {
        if (!open.hidden && rules.hidesContent(tag)) {
          open.hidden = true;
          hiddenAt = open.elements;
        }
        open.elements += 1;
        if (tag === 'p') open.paragraphs += 1;
        handler.onopentag?.(tag, attributes, isImplied);
      },
      onclosetag(tag, isImplied) {
        open.elements -= 1;
        if (tag === 'p') open.paragraphs -= 1;
        if (open.elements === hiddenAt) open.hidden = false;
        handler.onclosetag?.(tag, isImplied);
      },
    });
    this.#html = html;
    this.#rules = rules;
    this.#open = open;
  }

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, end).toLowerCase();
  }

  override onopentagname(start: number, end: number): void {
    const tag = this.#nameAt(start, end);
    const { elements, hidden } = this.#open;
    if (elements < maxDepth) this.#leftOut = [];
    const isShown = elements < maxDepth || this.isVoidElement(tag) || (!hidden && this.#rules.hidesContent(tag));
    if (isShown) super.onopentagname(start, end);
    else this.#leftOut.push(tag);
  }

  override onclosetag(start: number, end: number): void {
    if (this.#open.elements < maxDepth) this.#leftOut = [];
    const tag = this.#nameAt(start, end);
    const isLeftOut = this.#leftOut.length > 0 && this.#leftOut.at(-1) === tag;
    // An end tag without its start makes an empty paragraph.
    const opensParagraph = tag === 'p' && this.#open.paragraphs === 0 && this.#open.elements >= maxDepth;
    if (isLeftOut) this.#leftOut.pop();
    if (isLeftOut || opensParagraph) this.startIndex = end + 1;
    else super.onclosetag(start, end);
  }

  override onattribname(start: number, end: number): void {
    this.#keepsAttribute = this.#rules.keepsAttribute(this.#nameAt(start, end));
    if (this.#keepsAttribute) super.onattribname(start, end);
  }

  override onattribdata(start: number, end: number): void {
    if (this.#keepsAttribute) super.onattribdata(start, end);
  }

  override onattribentity(codePoint: number): void {
    if (this.#keepsAttribute) super.onattribentity(codePoint);
  }

  override onattribend(...[quote, end]: Parameters<Parser['onattribend']>): void {
    if (this.#keepsAttribute) super.onattribend(quote, end);
  }
}

/** Reports the tags and texts of HTML to a handler, in time that grows linearly with the HTML. */
export function parseHtml(html: string, handler: Partial<Handler>, rules: Rules): void {
  new BoundedParser(html, handler, rules).end(html);
}
