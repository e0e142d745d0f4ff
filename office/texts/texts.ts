import { createContext, useContext } from 'react';
import type { Texts } from '#build/messages/office/texts.ts';

export type { Texts };

const TextsContext = createContext<Texts | undefined>(undefined);

export const TextsProvider = TextsContext.Provider;

/** All visible texts, in the language of the office. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('The office’s texts are used outside of TextsProvider');
  return texts;
}
