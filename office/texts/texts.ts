import { createContext, useContext } from 'react';
import { english } from './en.ts';

export type Texts = typeof english;

const TextsContext = createContext<Texts>(english);

export const TextsProvider = TextsContext.Provider;

/** Every text that people see, in the language of the office. */
export const useTexts = (): Texts => useContext(TextsContext);
