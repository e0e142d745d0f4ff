import { english, type Texts } from './en.ts';

const languages: Readonly<Record<string, Texts>> = { en: english };

/** The texts of a language; English if there are none. */
export const textsFor = (language: string): Texts => languages[language] ?? english;

/** The texts of the page's language. */
export const useTexts = (): Texts => textsFor('en');
