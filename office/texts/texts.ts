import { createContext, useContext } from 'react';
import type { Texts } from '#build/messages/office/texts.ts';

export type { Texts };

/** The language of the office. */
export interface OfficeLanguage {
  /** Its tag, such as `de`. */
  language: string;
  texts: Texts;
  /** Whether the user has chosen it since the page was loaded. */
  isChosen: boolean;
  /** Shows the office in the language that the user chooses. */
  choose(language: string): Promise<void>;
  /** Shows the office in a language that the user chose before. Does nothing for a language without texts. */
  adopt(language: string): Promise<void>;
}

export const LanguageContext = createContext<OfficeLanguage | undefined>(undefined);

export function useLanguage(): OfficeLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('The office’s texts are used outside of LanguageProvider');
  return language;
}

/** All visible texts, in the language of the office. */
export const useTexts = (): Texts => useLanguage().texts;
