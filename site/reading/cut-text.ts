const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text as a card shows it: `shown` may end early, `full` never does. */
export interface CutText {
  shown: string;
  full: string;
  cut: boolean;
}

/** Cuts after `length` characters as a reader counts them, so that no letter loses its accent. */
export function cutText(full: string, length: number): CutText {
  if (full.length <= length) return { shown: full, full, cut: false };
  let end = 0;
  let count = 0;
  for (const { index, segment } of characters.segment(full)) {
    if (count === length) return { shown: full.slice(0, end).trimEnd(), full, cut: true };
    end = index + segment.length;
    count += 1;
  }
  return { shown: full, full, cut: false };
}
