import { foldedWords } from './words.ts';

/** A term as it is compared with queries: its folded words, in order. */
export const foldedTerm = (text: string): string => foldedWords(text).join(' ');
