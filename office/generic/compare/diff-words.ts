export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Above this number of pairs of words, texts are compared as a whole. */
const mostPairs = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

function push(segments: Segment[], kind: Segment['kind'], text: string): void {
  if (text === '') return;
  const last = segments.at(-1);
  if (last?.kind === kind) last.text += text;
  else segments.push({ kind, text });
}

/** The lengths of the longest common subsequences from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = rows[i];
      const below = rows[i + 1];
      if (!row || !below) continue;
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/** A word diff. The same and the removed segments form the old text, the same and the added ones the new. */
export function diffWords(before: string, after: string): Segment[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  const segments: Segment[] = [];
  push(segments, 'same', old.slice(0, start).join(''));
  const [oldPart, nowPart] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (oldPart.length * nowPart.length > mostPairs) {
    push(segments, 'removed', oldPart.join(''));
    push(segments, 'added', nowPart.join(''));
  } else walk(segments, oldPart, nowPart);
  push(segments, 'same', old.slice(old.length - end).join(''));
  return segments;
}

function walk(segments: Segment[], old: readonly string[], now: readonly string[]): void {
  const lengths = commonLengths(old, now);
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      push(segments, 'same', old[i] ?? '');
      i++;
      j++;
    } else if (j >= now.length || (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      push(segments, 'removed', old[i] ?? '');
      i++;
    } else {
      push(segments, 'added', now[j] ?? '');
      j++;
    }
  }
}
