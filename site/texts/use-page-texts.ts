import { english } from './en.ts';
import { pagesInEnglish } from './en-pages.ts';

const allInEnglish = { ...english, ...pagesInEnglish };

export type PageTexts = typeof allInEnglish;

const languages: Readonly<Record<string, PageTexts>> = { en: allInEnglish };

/** All texts of a language, those of single pages too; English where there are none in it. */
export const pageTextsFor = (language: string): PageTexts => languages[language] ?? allInEnglish;

/** All texts of the page's language: for what neither every page nor the first one shows. */
export const usePageTexts = (): PageTexts => pageTextsFor('en');
