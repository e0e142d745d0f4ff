import { type ParserOptions, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { OpenElements } from './open-elements.ts';

export interface KeptParts {
  /** Whether the content of an element is no text, such as a script. These elements are always reported. */
  hidesContent: (tag: string) => boolean;
  keepsAttribute: (name: string) => boolean;
}

/** A tokenizer for one parser, and the events of the parser that it needs. */
export interface BoundedTokenizer {
  Tokenizer: NonNullable<ParserOptions['Tokenizer']>;
  onOpen: (tag: string) => void;
  onClose: (tag: string) => void;
}

/**
 * A tokenizer that bounds the work of htmlparser2 and sanitize-html, which otherwise grows faster than the text. Tags
 * that are nested too deeply, and those after too many others, are reported as comments; their text stays. Attributes
 * that are not kept are left out.
 */
export function boundedTokenizer(html: string, { hidesContent, keepsAttribute }: KeptParts): BoundedTokenizer {
  const elements = new OpenElements(hidesContent);
  return {
    Tokenizer: class extends Tokenizer {
      constructor(options: ConstructorParameters<typeof Tokenizer>[0], parser: TokenizerCallbacks) {
        super(options, mergingTexts(boundedTags(html, parser, elements, keepsAttribute)));
      }
    },
    onOpen: (tag) => elements.open(tag),
    onClose: (tag) => elements.close(tag),
  };
}

/** Calls all callbacks of a parser with some of them replaced. */
const forwarded = (parser: TokenizerCallbacks, replaced: Partial<TokenizerCallbacks>): TokenizerCallbacks => ({
  isInForeignContext: () => parser.isInForeignContext?.() ?? false,
  ontext: (start, end) => parser.ontext(start, end),
  ontextentity: (codePoint, end) => parser.ontextentity(codePoint, end),
  onopentagname: (start, end) => parser.onopentagname(start, end),
  onopentagend: (end) => parser.onopentagend(end),
  onselfclosingtag: (end) => parser.onselfclosingtag(end),
  onclosetag: (start, end) => parser.onclosetag(start, end),
  onattribname: (start, end) => parser.onattribname(start, end),
  onattribdata: (start, end) => parser.onattribdata(start, end),
  onattribentity: (codePoint) => parser.onattribentity(codePoint),
  onattribend: (quote, end) => parser.onattribend(quote, end),
  oncdata: (start, end, offset) => parser.oncdata(start, end, offset),
  oncomment: (start, end, offset) => parser.oncomment(start, end, offset),
  ondeclaration: (start, end) => parser.ondeclaration(start, end),
  onprocessinginstruction: (start, end) => parser.onprocessinginstruction(start, end),
  onend: () => parser.onend(),
  ...replaced,
});

function boundedTags(
  html: string,
  parser: TokenizerCallbacks,
  elements: OpenElements,
  keepsAttribute: (name: string) => boolean,
): TokenizerCallbacks {
  /** Open elements that were left out, so that their end tags do not end other elements. */
  let leftOut: string[] = [];
  /** Where the tag begins that is left out; -1 in others. */
  let leavesOut = -1;
  let isAttributeKept = true;
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const endOpenTag = (end: number, report: (end: number) => void) => {
    if (leavesOut < 0) report(end);
    else parser.oncomment(leavesOut, end, 0);
    leavesOut = -1;
  };
  return forwarded(parser, {
    onopentagname(start, end) {
      const tag = nameAt(start, end);
      if (!elements.isFull) leftOut = [];
      if (elements.endsSibling(tag)) parser.onclosetag(start, end);
      if (elements.mayOpen(tag)) return parser.onopentagname(start, end);
      leavesOut = start;
      leftOut.push(tag);
    },
    onopentagend: (end) => endOpenTag(end, (at) => parser.onopentagend(at)),
    onselfclosingtag: (end) => endOpenTag(end, (at) => parser.onselfclosingtag(at)),
    onclosetag(start, end) {
      const tag = nameAt(start, end);
      if (!elements.isFull) leftOut = [];
      // These end tags without a start open an element.
      const opensElement = elements.isFull && (tag === 'br' || (tag === 'p' && elements.depthOf(tag) < 0));
      if (leftOut.at(-1) === tag) leftOut.pop();
      else if (!opensElement) return parser.onclosetag(start, end);
      parser.oncomment(start, end, 0);
    },
    onattribname(start, end) {
      isAttributeKept = leavesOut < 0 && keepsAttribute(nameAt(start, end));
      if (isAttributeKept) parser.onattribname(start, end);
    },
    onattribdata(start, end) {
      if (isAttributeKept) parser.onattribdata(start, end);
    },
    onattribentity(codePoint) {
      if (isAttributeKept) parser.onattribentity(codePoint);
    },
    onattribend(quote, end) {
      if (isAttributeKept) parser.onattribend(quote, end);
    },
  });
}

/** Reports adjacent texts as one. The tokenizer reports each “<” that begins no tag as a text of its own. */
function mergingTexts(parser: TokenizerCallbacks): TokenizerCallbacks {
  let [from, to] = [0, 0];
  const endText = () => {
    if (from < to) parser.ontext(from, to);
    from = to;
  };
  return forwarded(parser, {
    ontext(start, end) {
      if (start !== to) {
        endText();
        from = start;
      }
      to = end;
    },
    ontextentity(codePoint, end) {
      endText();
      parser.ontextentity(codePoint, end);
    },
    onopentagname(start, end) {
      endText();
      parser.onopentagname(start, end);
    },
    onclosetag(start, end) {
      endText();
      parser.onclosetag(start, end);
    },
    oncdata(start, end, offset) {
      endText();
      parser.oncdata(start, end, offset);
    },
    oncomment(start, end, offset) {
      endText();
      parser.oncomment(start, end, offset);
    },
    ondeclaration(start, end) {
      endText();
      parser.ondeclaration(start, end);
    },
    onprocessinginstruction(start, end) {
      endText();
      parser.onprocessinginstruction(start, end);
    },
    onend() {
      endText();
      parser.onend();
    },
  });
}
