import { charactersOf, isPlain } from './characters.ts';

/** A text as a card shows it. `shown` is shorter than the text if `cut`. */
export interface CutText {
  shown: string;
  cut: boolean;
}

/** Cuts after `length` grapheme clusters, so that a letter is not separated from its accent. */
export function cutText(full: string, length: number): CutText {
  if (full.length <= length) return { shown: full, cut: false };
  const cutAt = (end: number): CutText => ({ shown: full.slice(0, end).trimEnd(), cut: true });
  if (isPlain(full.slice(0, length + 1))) return cutAt(length);
  let end = 0;
  let count = 0;
  for (const character of charactersOf(full)) {
    if (count === length) return cutAt(end);
    end += character.length;
    count += 1;
  }
  return { shown: full, cut: false };
}
