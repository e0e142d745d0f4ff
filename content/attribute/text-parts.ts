import type { EntryLanguage } from '#contract/entity.ts';
import type { Fact } from './definition.ts';
import { type FactWords, factPieces } from './fact-text.ts';

/** A part of a text with its language, as in {@link EntryLanguage}. */
export interface TextPart extends EntryLanguage {
  text: string;
}

/** A text. `parts`: where some of it has no translation. */
export interface PartedText {
  text: string;
  parts?: TextPart[];
}

/** The text of a fact, in parts if it is in several languages. */
export function partedFact(fact: Fact, words: FactWords): PartedText {
  const { lang, fallback = [] } = fact;
  const pieces = factPieces(fact, words);
  const text = pieces.map((piece) => piece.text).join('');
  const isOriginal = ({ path }: (typeof pieces)[number]) => path !== undefined && fallback.includes(path);
  if (!pieces.some(isOriginal)) return { text };
  const parts: TextPart[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (isOriginal(piece)) parts.push({ text: piece.text, lang, fallback: ['text'] });
    else if (last && !last.fallback) last.text += piece.text;
    else parts.push({ text: piece.text });
  }
  return { text, parts };
}

/**
 * The language of a text of a fact or facet, for an object of the page. `path`: the text in the fact; `name`: its
 * property there.
 */
export const languageAt = ({ lang, fallback }: EntryLanguage, path: string, name = 'name'): EntryLanguage =>
  lang === undefined ? {} : { lang, ...(fallback?.includes(path) && { fallback: [name] }) };
