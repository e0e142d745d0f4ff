/** A word of the main language and its translation; equal ones are not translated. */
export interface Term {
  source: string;
  translation: string;
}

/** A line of a glossary that cannot be read; counted from 1. */
export interface TermError {
  line: number;
  /** Its form is not that of a term; it is too long; its term is in an earlier line; there are too many terms. */
  reason: 'form' | 'long' | 'twice' | 'many';
  source: string;
  /** The most characters or terms. */
  most: number;
}

const maxTerms = 500;
const maxCharacters = 200;

/** How a translation addresses its readers; `default`: as the service decides. */
export const formalities = ['default', 'formal', 'informal'] as const;
export type Formality = (typeof formalities)[number];

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads a glossary: a term in each line, such as `mill = Mühle`. A term alone is not translated. Blank lines are skipped. */
export function readTerms(text: string): { terms: Term[]; errors: TermError[] } {
  const terms: Term[] = [];
  const errors: TermError[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (clean(content) === '') continue;
    const [source = '', translation = source, ...more] = content.split('=').map(clean);
    const isSecond = terms.some((term) => term.source.toLowerCase() === source.toLowerCase());
    if (source === '' || translation === '' || more.length > 0) {
      errors.push({ line, reason: 'form', source, most: maxCharacters });
    } else if (Math.max(source.length, translation.length) > maxCharacters) {
      errors.push({ line, reason: 'long', source, most: maxCharacters });
    } else if (isSecond) errors.push({ line, reason: 'twice', source, most: maxCharacters });
    else terms.push({ source, translation });
  }
  if (terms.length > maxTerms) errors.push({ line: maxTerms + 1, reason: 'many', source: '', most: maxTerms });
  return { terms, errors };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a term in any case, as whole words. Scripts without spaces have no whole words. */
function patternOf(term: string, wholeWords: boolean): RegExp {
  const words = escaped(term).replaceAll(' ', '\\s+');
  return new RegExp(wholeWords ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words, 'iu');
}

/**
 * Finds the terms in a source that are missing in its translation. Endings are allowed in the translation: “Mühlen” contains “Mühle”.
 * The patterns of 500 terms take 8 ms, so they are made once for all texts of a call.
 */
export function termFinder(terms: readonly Term[]): (source: string, translation: string) => Term[] {
  const patterns = terms.map((term) => ({
    term,
    inSource: patternOf(term.source, true),
    inTranslation: patternOf(term.translation, false),
  }));
  return (source, translation) =>
    patterns
      .filter(({ inSource, inTranslation }) => inSource.test(source) && !inTranslation.test(translation))
      .map(({ term }) => term);
}
