import { type ParserOptions, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { OpenElements } from './open-elements.ts';

export interface KeptParts {
  /** Whether the content of an element is no text, such as a script. These elements are always reported. */
  hidesContent: (tag: string) => boolean;
  keepsAttribute: (name: string) => boolean;
}

/** Options for one parser, and the events of the parser that its tokenizer needs. */
export interface BoundedParser {
  options: ParserOptions;
  onOpen: (tag: string) => void;
  onClose: (tag: string) => void;
}

/**
 * Bounds the work of htmlparser2 and sanitize-html, which otherwise grows faster than the text. Tags that are nested too
 * deeply, and those after too many others, are reported as comments; their text stays. Attributes that are not kept are
 * left out.
 */
export function boundedParser(html: string, { hidesContent, keepsAttribute }: KeptParts): BoundedParser {
  const elements = new OpenElements(hidesContent);
  const options: BoundedOptions = { Tokenizer: BoundedTokenizer, bounds: { html, elements, keepsAttribute } };
  return { options, onOpen: (tag) => elements.open(tag), onClose: (tag) => elements.close(tag) };
}

interface Bounds {
  html: string;
  elements: OpenElements;
  keepsAttribute: (name: string) => boolean;
}

interface BoundedOptions extends ParserOptions {
  bounds?: Bounds;
}

/** One class for all texts: a class for each would leave the engine without what it learned from those before. */
class BoundedTokenizer extends Tokenizer {
  constructor(options: BoundedOptions, parser: TokenizerCallbacks) {
    if (!options.bounds) throw new TypeError('The options of a bounded parser lack its bounds.');
    super(options, new MergedTexts(new BoundedTags(parser, options.bounds)));
  }
}

/** Passes all events on to a parser. */
class PassedOn implements TokenizerCallbacks {
  protected readonly parser: TokenizerCallbacks;

  constructor(parser: TokenizerCallbacks) {
    this.parser = parser;
  }

  isInForeignContext(): boolean {
    return this.parser.isInForeignContext?.() ?? false;
  }
  ontext(start: number, end: number): void {
    this.parser.ontext(start, end);
  }
  ontextentity(codePoint: number, end: number): void {
    this.parser.ontextentity(codePoint, end);
  }
  onopentagname(start: number, end: number): void {
    this.parser.onopentagname(start, end);
  }
  onopentagend(end: number): void {
    this.parser.onopentagend(end);
  }
  onselfclosingtag(end: number): void {
    this.parser.onselfclosingtag(end);
  }
  onclosetag(start: number, end: number): void {
    this.parser.onclosetag(start, end);
  }
  onattribname(start: number, end: number): void {
    this.parser.onattribname(start, end);
  }
  onattribdata(start: number, end: number): void {
    this.parser.onattribdata(start, end);
  }
  onattribentity(codePoint: number): void {
    this.parser.onattribentity(codePoint);
  }
  onattribend(...given: Parameters<TokenizerCallbacks['onattribend']>): void {
    this.parser.onattribend(...given);
  }
  oncdata(start: number, end: number, offset: number): void {
    this.parser.oncdata(start, end, offset);
  }
  oncomment(start: number, end: number, offset: number): void {
    this.parser.oncomment(start, end, offset);
  }
  ondeclaration(start: number, end: number): void {
    this.parser.ondeclaration(start, end);
  }
  onprocessinginstruction(start: number, end: number): void {
    this.parser.onprocessinginstruction(start, end);
  }
  onend(): void {
    this.parser.onend();
  }
}

class BoundedTags extends PassedOn {
  readonly #bounds: Bounds;
  /** Open elements that were left out, so that their end tags do not end other elements. */
  #leftOut: string[] = [];
  /** Where the tag begins that is left out; -1 in others. */
  #leavesOut = -1;
  #isAttributeKept = true;

  constructor(parser: TokenizerCallbacks, bounds: Bounds) {
    super(parser);
    this.#bounds = bounds;
  }

  #nameAt(start: number, end: number): string {
    return this.#bounds.html.slice(start, end).toLowerCase();
  }

  override onopentagname(start: number, end: number): void {
    const { elements } = this.#bounds;
    const tag = this.#nameAt(start, end);
    if (!elements.isFull) this.#leftOut = [];
    if (elements.endsSibling(tag)) this.parser.onclosetag(start, end);
    if (elements.mayOpen(tag)) {
      this.parser.onopentagname(start, end);
      return;
    }
    this.#leavesOut = start;
    this.#leftOut.push(tag);
  }

  /** Whether the tag that ends here is left out. */
  #endsLeftOut(end: number): boolean {
    if (this.#leavesOut < 0) return false;
    this.parser.oncomment(this.#leavesOut, end, 0);
    this.#leavesOut = -1;
    return true;
  }

  override onopentagend(end: number): void {
    if (!this.#endsLeftOut(end)) this.parser.onopentagend(end);
  }

  override onselfclosingtag(end: number): void {
    if (!this.#endsLeftOut(end)) this.parser.onselfclosingtag(end);
  }

  override onclosetag(start: number, end: number): void {
    const { elements } = this.#bounds;
    const tag = this.#nameAt(start, end);
    if (!elements.isFull) this.#leftOut = [];
    // These end tags without a start open an element.
    const opensElement = elements.isFull && (tag === 'br' || (tag === 'p' && elements.depthOf(tag) < 0));
    const wasLeftOut = this.#leftOut.at(-1) === tag;
    if (wasLeftOut) this.#leftOut.pop();
    if (wasLeftOut || opensElement) this.parser.oncomment(start, end, 0);
    else this.parser.onclosetag(start, end);
  }

  override onattribname(start: number, end: number): void {
    this.#isAttributeKept = this.#leavesOut < 0 && this.#bounds.keepsAttribute(this.#nameAt(start, end));
    if (this.#isAttributeKept) this.parser.onattribname(start, end);
  }

  override onattribdata(start: number, end: number): void {
    if (this.#isAttributeKept) this.parser.onattribdata(start, end);
  }

  override onattribentity(codePoint: number): void {
    if (this.#isAttributeKept) this.parser.onattribentity(codePoint);
  }

  override onattribend(...given: Parameters<TokenizerCallbacks['onattribend']>): void {
    if (this.#isAttributeKept) this.parser.onattribend(...given);
  }
}

/** Reports adjacent texts as one. The tokenizer reports each “<” that begins no tag as a text of its own. */
class MergedTexts extends PassedOn {
  #from = 0;
  #to = 0;

  #endText(): void {
    if (this.#from < this.#to) this.parser.ontext(this.#from, this.#to);
    this.#from = this.#to;
  }

  override ontext(start: number, end: number): void {
    if (start !== this.#to) {
      this.#endText();
      this.#from = start;
    }
    this.#to = end;
  }
  override ontextentity(codePoint: number, end: number): void {
    this.#endText();
    this.parser.ontextentity(codePoint, end);
  }
  override onopentagname(start: number, end: number): void {
    this.#endText();
    this.parser.onopentagname(start, end);
  }
  override onclosetag(start: number, end: number): void {
    this.#endText();
    this.parser.onclosetag(start, end);
  }
  override oncdata(start: number, end: number, offset: number): void {
    this.#endText();
    this.parser.oncdata(start, end, offset);
  }
  override oncomment(start: number, end: number, offset: number): void {
    this.#endText();
    this.parser.oncomment(start, end, offset);
  }
  override ondeclaration(start: number, end: number): void {
    this.#endText();
    this.parser.ondeclaration(start, end);
  }
  override onprocessinginstruction(start: number, end: number): void {
    this.#endText();
    this.parser.onprocessinginstruction(start, end);
  }
  override onend(): void {
    this.#endText();
    this.parser.onend();
  }
}
