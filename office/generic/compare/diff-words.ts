import { diffArrays } from 'diff';

export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts whose comparison takes longer than this are shown as replaced as a whole. */
const timeoutMs = 1_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** A word diff. The same and the removed segments form the old text, the same and the added ones the new. */
export function diffWords(before: string, after: string): Segment[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: timeoutMs });
  const segments: Segment[] = changes
    ? changes.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value.join(''),
      }))
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
  return segments.filter(({ text }) => text !== '');
}
