import { createContext, useContext } from 'react';

/** The `lang` and `dir` attributes of a text that is in another language than the office. */
export interface TextLanguage {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

const TextLanguageContext = createContext<TextLanguage>({});

/** The language of the texts in the inputs below. */
export const TextLanguageProvider = TextLanguageContext.Provider;

export const useTextLanguage = (): TextLanguage => useContext(TextLanguageContext);
