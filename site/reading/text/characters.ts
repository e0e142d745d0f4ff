/** Made on first use: it takes 70 ms on a phone during hydration, and most texts do not need it. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Code units that form one grapheme each next to any other of them. CR LF, combining accents, joiners, and scripts with
 * graphemes of several code points are excluded.
 */
const onePerUnit = /^[\t\n -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0]*$/;

/** Whether each code unit of a text is one grapheme. */
export const isPlain = (text: string): boolean => onePerUnit.test(text);

/** The grapheme clusters of a text. */
export function* charactersOf(text: string): Generator<string> {
  if (isPlain(text)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
