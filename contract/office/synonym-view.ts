import { z } from 'zod';
import { rule } from '../rules.ts';
import { translationLanguage } from './proposal-view.ts';

/** Further ones would make each search slower. */
export const maxSynonyms = 2_000;
export const maxSynonymLength = 80;
/** Of a phrase. */
export const maxSynonymWords = 6;

const phraseExpected = rule('synonym_phrase', 'Enter one to six words, of at most 80 characters');

/** A word or a phrase. Signs between words do not matter. */
export const synonymPhrase = z
  .string(phraseExpected)
  .overwrite((text) => text.replace(/\s+/g, ' ').trim())
  .max(maxSynonymLength, phraseExpected)
  .regex(/[\p{L}\p{N}]/u, phraseExpected)
  .refine((text) => text.split(' ').length <= maxSynonymWords, phraseExpected);

/** What search treats alike in a language. */
export const synonym = z.object({
  lang: translationLanguage.describe('The language of the words.'),
  words: synonymPhrase.describe('What a visitor types.'),
  meaning: synonymPhrase.describe('What search finds as well.'),
  bothWays: z.boolean().describe('Whether the meaning also finds the words.'),
});
export type Synonym = z.output<typeof synonym>;

export const synonymView = z.object({
  id: z.string(),
  lang: z.string(),
  words: z.string(),
  meaning: z.string(),
  bothWays: z.boolean(),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type SynonymView = z.output<typeof synonymView>;
