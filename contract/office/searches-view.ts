import { z } from 'zod';

/** What visitors searched for and did not find. */
export const zeroResultSearch = z.object({
  term: z.string(),
  lang: z.string().describe('The language of the page.'),
  searches: z.int(),
  lastDay: z.iso.date().describe('In UTC.'),
});
export type ZeroResultSearch = z.infer<typeof zeroResultSearch>;
