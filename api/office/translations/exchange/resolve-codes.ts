import type { Wording } from '#api/office/words.ts';
import type { Code, Token } from './codes/html-codes.ts';
import type { ReadToken } from './xliff/read-content.ts';
import type { ReadPiece } from './xliff/read-xliff.ts';

export interface RefusedText {
  kind: 'refused';
  reason: Wording;
}

interface KnownCodes {
  /** Of the source. */
  s: ReadonlyMap<string, Code>;
  /** Of the exported translation. */
  t?: ReadonlyMap<string, Code>;
}

/** Pieces in the order of their targets. */
export const orderedPieces = (pieces: readonly ReadPiece[]): ReadPiece[] =>
  pieces
    .map((piece, index) => ({ piece, at: piece.order ?? index + 1 }))
    .sort((one, other) => one.at - other.at)
    .map(({ piece }) => piece);

/** The tokens with the ids of known codes. A code that a tool has copied or renumbered is found by its data. */
export function resolved(tokens: readonly ReadToken[], { s, t }: KnownCodes): Token[] | RefusedText {
  const isKnown = (id: string) => s.has(id) || t?.has(id) === true;
  const found: Token[] = [];
  for (const token of tokens) {
    if ('text' in token) {
      found.push({ text: token.text });
      continue;
    }
    const { id, copyOf, dataRef, kind } = token;
    const known = [id, copyOf, dataRef.slice(1)].find(isKnown);
    if (known === undefined) return { kind: 'refused', reason: ({ exchange }) => exchange.text.unknownCode({ id }) };
    found.push({ kind, id: known });
  }
  return found;
}
