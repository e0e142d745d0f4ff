import { loaders } from '#build/messages/server.ts';
import { loadTexts } from './load-texts.ts';

/** The texts that only the server writes, in a language; absent: English. */
export const serverTextsFor = await loadTexts(loaders);
