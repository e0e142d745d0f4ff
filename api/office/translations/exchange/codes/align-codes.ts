import type { Code, CodedText, Piece, Token } from './html-codes.ts';

const tagsIn = (markup: string) => (markup.match(/<\/?[a-z][a-z0-9]*/gi) ?? []).join('');

/** What two texts have in common if their segments are translations of each other. */
const shapeOf = ({ pieces, codes }: CodedText): string =>
  pieces
    .map(({ isSegment, tokens }) =>
      isSegment
        ? 'segment'
        : tokens.map((token) => ('id' in token ? tagsIn(codes.get(token.id)?.open ?? '') : '')).join('+'),
    )
    .join('|');

/** The tags of all codes. */
export const tagsOf = ({ codes }: CodedText): string =>
  [...codes.values()].map(({ tag, open }) => tag || tagsIn(open)).join('|');

function* opened(piece: Piece | undefined, { codes }: CodedText): Generator<{ id: string; code: Code }> {
  for (const token of piece?.tokens ?? []) {
    const code = 'id' in token && token.kind !== 'close' ? codes.get(token.id) : undefined;
    if ('id' in token && code) yield { id: token.id, code };
  }
}

/**
 * A translation with the ids of its source's codes: a link of the translation has the id of the link at the source. A
 * code that the source lacks has an id of its own, such as `t1`. Undefined if the paragraphs, lists and tables of both
 * differ.
 */
export function aligned(source: CodedText, translation: CodedText): CodedText | undefined {
  if (shapeOf(source) !== shapeOf(translation)) return undefined;
  const codes = new Map<string, Code>();
  let added = 0;
  const pieces = translation.pieces.map((piece, index): Piece => {
    const ids = new Map<string, string>();
    const taken = new Set<string>();
    const own = [...opened(piece, translation)];
    const takeBy = (keyOf: (code: Code) => string) => {
      const free = new Map<string, string[]>();
      for (const { id, code } of [...opened(source.pieces[index], source)].reverse()) {
        if (taken.has(id)) continue;
        const known = free.get(keyOf(code));
        if (known) known.push(id);
        else free.set(keyOf(code), [id]);
      }
      for (const { id, code } of own) {
        const found = ids.has(id) ? undefined : free.get(keyOf(code))?.pop();
        if (found === undefined) continue;
        ids.set(id, found);
        taken.add(found);
      }
    };
    if (piece.isSegment) takeBy(({ open }) => open);
    takeBy(({ tag }) => tag);
    for (const { id, code } of own) {
      if (!ids.has(id)) ids.set(id, `t${++added}`);
      codes.set(ids.get(id) ?? '', code);
    }
    return {
      isSegment: piece.isSegment,
      tokens: piece.tokens.map((token): Token => ('id' in token ? { ...token, id: ids.get(token.id) ?? '' } : token)),
    };
  });
  return { pieces, codes };
}
