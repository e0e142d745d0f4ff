import { createContext, useContext } from 'react';
import { english } from './en.ts';

export type Texts = typeof english;

const TextsContext = createContext<Texts>(english);

export const TextsProvider = TextsContext.Provider;

/** All visible texts, in the language of the office. */
export const useTexts = (): Texts => useContext(TextsContext);
