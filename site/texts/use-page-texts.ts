import { loaders, type Texts as TextsOfPages } from '#build/messages/pages.ts';
import { useLanguage } from '../shell/use-language.ts';
import { loadTexts } from './load-texts.ts';
import { type Texts, textsFor } from './use-texts.ts';

export type PageTexts = Texts & TextsOfPages;

const withAllTexts = (language: string, load: typeof loaders.en) => async (): Promise<{ messages: PageTexts }> => ({
  messages: { ...textsFor(language), ...(await load()).messages },
});

/** All texts in a language, including those of single pages; absent: English. In the browser: in the document's language. */
export const pageTextsFor = await loadTexts({
  ...Object.fromEntries(Object.entries(loaders).map(([language, load]) => [language, withAllTexts(language, load)])),
  en: withAllTexts('en', loaders.en),
});

/** All texts in the page's language, for components that are neither on every page nor on the home page. */
export const usePageTexts = (): PageTexts => pageTextsFor(useLanguage());
