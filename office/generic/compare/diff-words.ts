import { diffArrays } from 'diff';

export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts whose comparison takes longer than this are shown as replaced as a whole. */
const timeoutMs = 1_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

const isSpace = (token: string): boolean => token.trim() === '';

/**
 * A word diff. The same and the removed segments have the words of the old text, the same and the added ones those of
 * the new. Spaces and line breaks are no changes of their own: those of the new text are shown.
 */
export function diffWords(before: string, after: string): Segment[] {
  const comparator = (one: string, other: string) => one === other || (isSpace(one) && isSpace(other));
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: timeoutMs, comparator });
  const segments: Segment[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value.join(''),
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  const joined: Segment[] = [];
  for (const { kind, text } of segments) {
    if (text === '' || (kind === 'removed' && isSpace(text))) continue;
    const shown = isSpace(text) ? 'same' : kind;
    const last = joined.at(-1);
    if (last?.kind === shown) last.text += text;
    else joined.push({ kind: shown, text });
  }
  return joined;
}
