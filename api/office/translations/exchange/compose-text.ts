import type { Wording } from '#api/office/words.ts';
import { cleanHtml } from '#api/rules/html/clean-html.ts';
import type { TranslatedText } from '#store/store.ts';
import { tagsOf } from './codes/align-codes.ts';
import { attributeText, withAttributeText } from './codes/attribute-texts.ts';
import { type Code, type CodedText, htmlOf, lengthOf, type Token, tokensOf, wordsIn } from './codes/html-codes.ts';
import type { ExchangedText } from './exchanged-text.ts';
import { attributeWords, type FileText, isBlank, isWhole, segmentsOf } from './file-text.ts';
import { orderedPieces, type RefusedText, resolved } from './resolve-codes.ts';
import type { ReadToken } from './xliff/read-content.ts';
import type { ReadPiece, ReadUnit } from './xliff/read-xliff.ts';
import { hasWords, isRequired } from './xliff/write-unit.ts';

export type ComposedText =
  /** The file has no translation. */
  | { kind: 'none' }
  /** `isApproved`: the translators have marked it as translated. */
  | { kind: 'as-exported'; isApproved: boolean }
  | { kind: 'translation'; text: string }
  | RefusedText;

const refusal = (reason: Wording): RefusedText => ({ kind: 'refused', reason });

const approved = new Set(['translated', 'reviewed', 'final']);
/** White space counts: an editor may have corrected it. */
function comparable(tokens: readonly Token[]): string {
  const parts: string[] = [''];
  for (const token of tokens) {
    if ('text' in token) parts[parts.length - 1] += token.text;
    else parts.push(`${token.kind} ${token.id}`, '');
  }
  parts[0] = parts[0]?.trimStart() ?? '';
  parts.push(parts.pop()?.trimEnd() ?? '');
  return JSON.stringify(parts.map((part) => part.replace(/\r\n?/g, '\n')));
}

const hasSameAttributes = (attributes: ReadonlyMap<string, string>, { codes }: CodedText): boolean =>
  [...attributes].every(([id, text]) => {
    const code = codes.get(id);
    return code !== undefined && withAttributeText(code, text).open === code.open;
  });

/**
 * The translation of a text in a file. `current` is the text as it is now: its links and pictures replace those of the
 * export as long as it has the same tags. `max` is the number of characters that the field accepts.
 */
export function composeText(
  { unit, attributes: units }: FileText,
  { input }: Pick<TranslatedText, 'input'>,
  exchanged: ExchangedText,
  current: CodedText | undefined,
  max = Number.POSITIVE_INFINITY,
): ComposedText {
  const { source, target } = exchanged;
  const attributes = attributeWords(units);
  const segments = segmentsOf(unit);
  const isTranslated = segments.some((piece) => !isBlank(piece.target));
  const isApproved = segments.length > 0 && segments.every(({ state }) => approved.has(state));
  if (!isTranslated && hasWords(source) && (attributes.size === 0 || !target)) return { kind: 'none' };
  if (!isTranslated && attributes.size === 0) return { kind: 'none' };
  const isComplete =
    (!isTranslated || !unit || isWhole(unit, wordsIn(tokensOf(source)))) &&
    [...units].every(([id, each]) => isWhole(each, attributeText(source.codes.get(id) ?? { tag: '', open: '' })));
  if (!isComplete) return refusal(({ exchange }) => exchange.text.otherSegments);
  const found = isTranslated && unit && hasWords(source) ? tokensFrom(unit, exchanged) : asExported(target ?? source);
  if (!('tokens' in found)) return found;
  const { tokens } = found;
  const isLike = (other: CodedText) =>
    comparable(tokens) === comparable(tokensOf(other)) && hasSameAttributes(attributes, other);
  if (target && isLike(target)) return { kind: 'as-exported', isApproved };
  // Some tools fill untranslated targets with the source.
  if (!target && !isApproved && isLike(source)) return { kind: 'none' };
  const untranslated = wordsToTranslate(tokens, source).filter(
    (id) => !attributes.has(id) && attributeText(target?.codes.get(id) ?? { tag: '', open: '' }).trim() === '',
  );
  const missing = found.missing + untranslated.length;
  const all = segments.length + wordsToTranslate(tokens, source).length;
  if (missing > 0) return refusal(({ exchange }) => exchange.text.inPart({ missing, all }));
  return input === 'rich-text' ? html(tokens, attributes, exchanged, current, max) : plain(tokens, input, max);
}

const asExported = (text: CodedText): FoundTokens => ({ tokens: tokensOf(text), missing: 0 });

/** The codes in a translation whose attributes have words in the source. */
const wordsToTranslate = (tokens: readonly Token[], { codes }: CodedText): string[] => [
  ...new Set(opening(tokens).filter((id) => attributeText(codes.get(id) ?? { tag: '', open: '' }).trim() !== '')),
];

const tooLong = (length: number, max: number) => refusal(({ exchange }) => exchange.text.tooLong({ length, max }));

function plain(tokens: readonly Token[], input: TranslatedText['input'], max: number): ComposedText {
  if (tokens.some((token) => 'id' in token)) return refusal(({ exchange }) => exchange.text.plain);
  const words = wordsIn(tokens).replace(/\r\n?/g, '\n').trim();
  const text = input === 'text' ? words.replace(/[ \t]*\n[ \t\n]*/g, ' ') : words;
  const { length } = [...text];
  return length > max ? tooLong(length, max) : { kind: 'translation', text };
}

function html(
  tokens: readonly Token[],
  attributes: ReadonlyMap<string, string>,
  { source, target }: ExchangedText,
  current: CodedText | undefined,
  max: number,
): ComposedText {
  const problem = problemOf(tokens, source, target);
  if (problem !== undefined) return refusal(problem);
  const now = current && tagsOf(current) === tagsOf(source) ? current.codes : source.codes;
  const codes = new Map<string, Code>(target?.codes);
  for (const [id, code] of source.codes) {
    const own = target?.codes.get(id);
    if (!own || own.open === code.open) codes.set(id, now.get(id) ?? code);
  }
  for (const [id, text] of attributes) {
    const code = codes.get(id);
    if (code) codes.set(id, withAttributeText(code, text));
  }
  // Before the text is composed: a file may repeat a code, which stands for a long tag.
  const length = lengthOf(tokens, codes);
  if (length > max) return tooLong(length, max);
  const text = htmlOf(tokens, codes).trim();
  return cleanHtml(text) === text ? { kind: 'translation', text } : refusal(({ exchange }) => exchange.text.formatting);
}

/** White space beside the codes of markup comes from a tool that indents its files. */
function contentOf({ isSegment, source, target }: ReadPiece): ReadToken[] {
  const chosen = target !== undefined && target.length > 0 ? target : source;
  const isMarkup = !isSegment && chosen.some((token) => 'id' in token);
  return isMarkup ? chosen.filter((token) => 'id' in token || token.text.trim() !== '') : chosen;
}

interface FoundTokens {
  tokens: Token[];
  /** The number of segments without a translation. */
  missing: number;
}

/** The tokens of the translation. A segment without one has the words that it had in the export. */
function tokensFrom(unit: ReadUnit, { source, target }: ExchangedText): FoundTokens | RefusedText {
  const known = { ...(target ? { t: target.codes } : {}), s: source.codes };
  const exported = source.pieces.map((piece, index) => ({ piece, translation: target?.pieces[index] }));
  const segments = exported.filter(({ piece }) => piece.isSegment);
  const before = ({ id, source: words }: ReadPiece): Token[] | undefined => {
    const at = segments[Number(/^s(\d+)$/.exec(id)?.[1] ?? 0) - 1];
    return at && wordsIn(at.piece.tokens) === wordsIn(words) ? at.translation?.tokens : undefined;
  };
  const tokens: Token[] = [];
  let missing = 0;
  for (const piece of orderedPieces(unit.pieces)) {
    const isMissing = piece.isSegment && !isBlank(piece.source) && isBlank(piece.target);
    const kept = isMissing ? before(piece) : undefined;
    if (isMissing && !kept) missing += 1;
    const found = kept ?? resolved(isMissing ? piece.source : contentOf(piece), known);
    if (!Array.isArray(found)) return found;
    for (const token of found) tokens.push(token);
  }
  return { tokens, missing };
}

const opening = (tokens: readonly Token[]) =>
  tokens.flatMap((token) => ('id' in token && token.kind !== 'close' ? [token.id] : []));

/** The error in the codes of a translation; undefined if they are valid. */
function problemOf(tokens: readonly Token[], source: CodedText, target: CodedText | undefined): Wording | undefined {
  const open: string[] = [];
  for (const token of tokens) {
    if ('text' in token || token.kind === 'single') continue;
    if (token.kind === 'open') open.push(token.id);
    else if (open.pop() !== token.id) return ({ exchange }) => exchange.text.overlap;
  }
  if (open.length > 0) return ({ exchange }) => exchange.text.unpaired;
  const ids = opening(tokens);
  const isMarkup = (id: string) => source.codes.get(id)?.tag === '';
  const markup = [...source.codes.keys()].filter(isMarkup).join(' ');
  if (ids.filter(isMarkup).join(' ') !== markup) {
    return ({ exchange }) => exchange.text.markup;
  }
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, code] of source.codes) {
    if (!isRequired(code)) continue;
    const count = counts.get(id) ?? 0;
    // A translation made here may leave out a link.
    const isOptional = target !== undefined && !target.codes.has(id);
    const name = code.tag === 'img' ? 'picture' : 'link';
    if (count > 1) return ({ exchange }) => exchange.text[`${name}Twice`];
    if (count === 0 && !isOptional) return ({ exchange }) => exchange.text[`${name}Missing`];
  }
  return undefined;
}
