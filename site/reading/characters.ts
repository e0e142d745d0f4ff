/** Made once it is needed: a phone takes 70 ms over it, while it begins all other script, and most texts do without. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Letters, digits and signs that each are a character whatever stands beside them. Line ends of two signs, accents of their
 * own, what joins, and scripts that build characters of several signs are not among them.
 */
const onePerUnit = /^[\t\n -\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20c0]*$/;

/** Whether each unit of a text is what a reader counts as one character. */
export const isPlain = (text: string): boolean => onePerUnit.test(text);

/** The characters of a text as a reader counts them, accents and joined signs together. */
export function* charactersOf(text: string): Generator<string> {
  if (isPlain(text)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
