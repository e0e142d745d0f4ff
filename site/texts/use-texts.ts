import { loaders, type Texts } from '#build/messages/common.ts';
import { useLanguage } from '../shell/use-language.ts';
import { loadTexts } from './load-texts.ts';

export type { Texts };

/** The texts of every page and of the home page in a language; absent: English. In the browser: in the document's language. */
export const textsFor = await loadTexts(loaders);

/** The texts of every page and of the home page in the page's language. */
export const useTexts = (): Texts => textsFor(useLanguage());
