import { yieldToEventLoop } from '../wire/lenient.ts';

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
  const known = new Set<string>();
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (clean(content) === '') continue;
    const [source = '', translation = source, ...more] = content.split('=').map(clean);
    const key = source.toLowerCase();
    if (source === '' || translation === '' || more.length > 0) {
      errors.push({ line, reason: 'form', source, most: maxCharacters });
    } else if (Math.max(source.length, translation.length) > maxCharacters) {
      errors.push({ line, reason: 'long', source, most: maxCharacters });
    } else if (known.has(key)) errors.push({ line, reason: 'twice', source, most: maxCharacters });
    else if (terms.length === maxTerms) {
      errors.push({ line, reason: 'many', source: '', most: maxTerms });
      break;
    } else {
      known.add(key);
      terms.push({ source, translation });
    }
  }
  return { terms, errors };
}

const folded = (text: string): string => clean(text).toLowerCase();

const letter = /[\p{L}\p{N}]/u;
const endsInLetter = /[\p{L}\p{N}]$/u;

/** Whether a folded text has a folded term, as whole words. Scripts without spaces have no whole words. */
function hasTerm(text: string, term: string, wholeWords: boolean): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!wholeWords) return true;
    const next = text.codePointAt(at + term.length);
    const isWord = endsInLetter.test(text.slice(Math.max(0, at - 2), at));
    if (!isWord && (next === undefined || !letter.test(String.fromCodePoint(next)))) return true;
  }
  return false;
}

/** Longest time without yielding: a long text takes up to 50 ms for each of 500 terms. */
const maxSliceMs = 15;

/**
 * Finds the terms in a source that are missing in its translation. Endings are allowed in the translation: “Mühlen”
 * contains “Mühle”. Yields to the event loop.
 */
export function termFinder(terms: readonly Term[]): (source: string, translation: string) => Promise<Term[]> {
  const all = terms.map((term) => ({ term, source: folded(term.source), translation: folded(term.translation) }));
  let since = performance.now();
  return async (source, translation) => {
    const [from, to] = [folded(source), folded(translation)];
    const missing: Term[] = [];
    for (const each of all) {
      if (performance.now() - since > maxSliceMs) {
        await yieldToEventLoop();
        since = performance.now();
      }
      if (hasTerm(from, each.source, true) && !hasTerm(to, each.translation, false)) missing.push(each.term);
    }
    return missing;
  };
}
