import { createContext, useContext } from 'react';
import { type Direction, directionOf } from '../texts/direction.ts';

const ContentLanguage = createContext('');

/** The language of the texts in the fields below; '' is the main language. */
export const ContentLanguageProvider = ContentLanguage.Provider;

/**
 * Attributes of an input whose text may be in another language than the office. The direction of an unknown language is
 * the text’s.
 */
export function useContentAttributes(): { lang?: string; dir: Direction | 'auto' } {
  const lang = useContext(ContentLanguage);
  return lang === '' ? { dir: 'auto' } : { lang, dir: directionOf(lang) };
}
