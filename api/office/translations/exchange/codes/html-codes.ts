/**
 * A text as words and codes. Words are what translators see; a code stands for a tag. A `pair` encloses words, as a link does.
 */
export type Token = { text: string } | { kind: 'single' | 'open' | 'close'; id: string };

export interface Code {
  tag: string;
  /** The tag itself, or the markup between two segments. */
  open: string;
  /** The end tag of a pair. */
  close?: string;
}

/** A segment has words. Any other piece is markup between segments, such as the tags of paragraphs and table cells. */
export interface Piece {
  isSegment: boolean;
  tokens: Token[];
}

export interface CodedText {
  pieces: Piece[];
  /** By id. */
  codes: Map<string, Code>;
}

interface Tag {
  kind: 'single' | 'open' | 'close';
  name: string;
  raw: string;
  /** Whether it separates segments. */
  isBlock: boolean;
  /** The index of the other tag of the pair. */
  other?: number;
}
type Part = Tag | { text: string };

const inline = new Set('a abbr b br cite code em i img q s small span strong sub sup u'.split(' '));
const single = new Set(['br', 'hr', 'img']);
const tagPattern = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/gi;

const decoded: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt);/g, (entity) => decoded[entity] ?? entity);
export const encodeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A regular expression would try each space of a text. */
function trailingSpace(text: string): string {
  let start = text.length;
  while (start > 0 && ' \t\r\n\f'.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [raw, slash, written = ''] = match;
    if (match.index > end) parts.push({ text: html.slice(end, match.index) });
    end = match.index + raw.length;
    const name = written.toLowerCase();
    const kind = single.has(name) ? 'single' : slash === '/' ? 'close' : 'open';
    parts.push({ kind, name, raw, isBlock: !inline.has(name) });
  }
  if (end < html.length) parts.push({ text: html.slice(end) });
  markBlocks(parts);
  return parts;
}

/** The elements around a block are blocks already, up to the first one that is not. */
function markAround(parts: readonly Part[], open: readonly number[]): void {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const around = parts[open[index] ?? -1];
    if (!around || 'text' in around || around.isBlock) return;
    around.isBlock = true;
  }
}

/** An inline element with a block inside, such as a link around a heading, separates segments too. */
function markBlocks(parts: Part[]): void {
  const open: number[] = [];
  const tags = () => parts.filter((part) => 'kind' in part);
  for (const [index, part] of parts.entries()) {
    if ('text' in part) continue;
    if (part.isBlock) markAround(parts, open);
    if (part.kind === 'open') open.push(index);
    if (part.kind !== 'close') continue;
    const at = open.pop();
    const opening = at === undefined ? undefined : parts[at];
    if (at === undefined || !opening || 'text' in opening || opening.name !== part.name) {
      // Not nested correctly: cleaned HTML never is like this.
      for (const tag of tags()) tag.isBlock = true;
      return;
    }
    part.isBlock = opening.isBlock;
    opening.other = index;
    part.other = at;
  }
  if (open.length > 0) for (const tag of tags()) tag.isBlock = true;
}

/** Splits cleaned HTML into segments and the markup between them. The ids of codes follow from the HTML alone. */
export function codedHtml(html: string): CodedText {
  const parts = partsOf(html);
  const coded: CodedText = { pieces: [], codes: new Map() };
  let [markup, next]: [Token[], number] = [[], 1];
  const newCode = (code: Code): string => {
    const id = String(next++);
    coded.codes.set(id, code);
    return id;
  };
  const addMarkup = (raw: string) => {
    if (raw === '') return;
    const last = markup.at(-1);
    const code = last && 'id' in last ? coded.codes.get(last.id) : undefined;
    if (code?.tag === '') code.open += raw;
    else markup.push({ kind: 'single', id: newCode({ tag: '', open: raw }) });
  };
  const endMarkup = () => {
    if (markup.length > 0) coded.pieces.push({ isSegment: false, tokens: markup });
    markup = [];
  };
  const addWordless = (run: readonly Part[]) => {
    for (const part of run) {
      if ('text' in part) addMarkup(part.text);
      else if (part.name === 'img') markup.push({ kind: 'single', id: newCode({ tag: 'img', open: part.raw }) });
      else addMarkup(part.raw);
    }
  };
  const addRun = (run: readonly Part[], from: number) => {
    if (!run.some((part) => 'text' in part && part.text.trim() !== '')) return addWordless(run);
    const [first, last] = [run.at(0), run.at(-1)];
    const before = first && 'text' in first ? (/^[ \t\r\n\f]*/.exec(first.text)?.[0] ?? '') : '';
    const after = last && 'text' in last ? trailingSpace(last.text) : '';
    addMarkup(before);
    endMarkup();
    const ids = new Map<number, string>();
    const tokens = run.map((part, index): Token => {
      if ('text' in part) {
        const start = index === 0 ? before.length : 0;
        const end = index === run.length - 1 ? part.text.length - after.length : part.text.length;
        return { text: decode(part.text.slice(start, end)) };
      }
      if (part.kind === 'close') return { kind: 'close', id: ids.get(part.other ?? -1) ?? '' };
      const closing = part.other === undefined ? undefined : parts[part.other];
      const close = closing && 'raw' in closing ? { close: closing.raw } : {};
      const id = newCode({ tag: part.name, open: part.raw, ...close });
      ids.set(from + index, id);
      return { kind: part.kind, id };
    });
    coded.pieces.push({ isSegment: true, tokens: tokens.filter((token) => !('text' in token) || token.text !== '') });
    addMarkup(after);
  };
  let start = 0;
  for (const [index, part] of parts.entries()) {
    if ('text' in part || !part.isBlock) continue;
    if (index > start) addRun(parts.slice(start, index), start);
    addMarkup(part.raw);
    start = index + 1;
  }
  if (start < parts.length) addRun(parts.slice(start), start);
  endMarkup();
  return coded;
}

export const codedPlain = (text: string): CodedText => ({
  pieces: text === '' ? [] : [{ isSegment: true, tokens: [{ text }] }],
  codes: new Map(),
});

/** The HTML of tokens. Throws for a code without a tag. */
export function htmlOf(tokens: readonly Token[], codes: ReadonlyMap<string, Code>): string {
  return tokens
    .map((token) => {
      if ('text' in token) return encodeText(token.text);
      const code = codes.get(token.id);
      if (!code) throw new Error(`Unknown code ${token.id}`);
      return token.kind === 'close' ? (code.close ?? '') : code.open;
    })
    .join('');
}

/** The length of {@link htmlOf}, or less: some characters of words become entities. */
export const lengthOf = (tokens: readonly Token[], codes: ReadonlyMap<string, Code>): number =>
  tokens.reduce((sum, token) => {
    if ('text' in token) return sum + token.text.length;
    const code = codes.get(token.id);
    return sum + ((token.kind === 'close' ? code?.close : code?.open)?.length ?? 0);
  }, 0);

export const tokensOf = ({ pieces }: CodedText): Token[] => pieces.flatMap(({ tokens }) => tokens);

export const wordsIn = (tokens: readonly Token[]): string =>
  tokens.map((token) => ('text' in token ? token.text : '')).join('');
