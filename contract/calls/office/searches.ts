import { z } from 'zod';
import { bestBet } from '#contract/office/best-bets.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { zeroResultSearch } from '#contract/office/searches-view.ts';
import { queryInteger } from '#contract/protocol/call.ts';
import { rule } from '#contract/rules.ts';
import { retention } from '#contract/submissions/retention.ts';

/** A term is counted from its second search on. */
export const getZeroResultSearches = officeRead('GetZeroResultSearches', {
  summary: 'Count what visitors searched for and did not find',
  input: z.object({
    days: queryInteger(1, retention.searchTermDays).default(30).describe('Counted back from today.'),
  }),
  output: z.object({ searches: z.array(zeroResultSearch).describe('At most 200, the most frequent first.') }),
});

export const getBestBets = officeRead('GetBestBets', {
  summary: 'Get what the search shows first for some terms',
  input: z.object({}),
  output: z.object({
    bets: z.array(
      bestBet.extend({
        title: z.string().nullable().describe('Of the page or entry; null where it is not on the site.'),
        url: z.string().nullable(),
      }),
    ),
  }),
});

/** Does nothing where the bet exists. */
export const addBestBet = officeChange('AddBestBet', {
  summary: 'Show a page or entry first in the search for a term',
  input: z.object({
    term: bestBet.shape.term,
    lang: bestBet.shape.lang,
    path: z
      .string()
      .trim()
      .max(500)
      .regex(/^\/(?![/\\])[^\s\\]*$/, rule('own_path', 'Enter a path on this site that starts with one /')),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'conflict'],
});

export const removeBestBet = officeChange('RemoveBestBet', {
  summary: 'No longer show a page or entry first in the search for a term',
  input: bestBet,
  output: z.object({ removed: z.boolean() }),
  errors: ['invalid_body'],
});
