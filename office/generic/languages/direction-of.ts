/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The direction in which a language is written. By its script, because some browsers lack `Intl.Locale.getTextInfo`. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
