import { english } from './en.ts';
import { pagesInEnglish } from './en-pages.ts';

const allInEnglish = { ...english, ...pagesInEnglish };

export type PageTexts = typeof allInEnglish;

const languages: Readonly<Record<string, PageTexts>> = { en: allInEnglish };

/** All texts of a language, including those of single pages; English if there are none. */
export const pageTextsFor = (language: string): PageTexts => languages[language] ?? allInEnglish;

/** All texts of the page's language, for components that are neither on every page nor on the home page. */
export const usePageTexts = (): PageTexts => pageTextsFor('en');
