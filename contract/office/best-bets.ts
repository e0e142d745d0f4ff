import { z } from 'zod';
import { hitTypes } from '#content/search.ts';
import { atMost, languageTagExpected } from '#contract/fields.ts';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { rule } from '#contract/rules.ts';

export const maxBestBets = 500;

/** What the search of the site shows first for a term in a language: an entry by its public id, or a page by its path. */
export const bestBet = z.strictObject({
  term: z
    .string()
    .trim()
    .min(1, rule('not_empty', 'Term must not be empty'))
    .check(atMost(100))
    .describe('Capitals, accents and punctuation do not count.'),
  lang: z.string().refine(isLanguageTag, languageTagExpected).describe('Also for its variants: pt for pt-BR.'),
  type: z.enum(hitTypes),
  id: z.string().trim().min(1).max(200).describe('The public id of the entry; of a page, its path.'),
});
export type BestBet = z.infer<typeof bestBet>;

export const bestBets = z.strictObject({ bets: z.array(bestBet).max(maxBestBets) });
export type BestBets = z.infer<typeof bestBets>;
