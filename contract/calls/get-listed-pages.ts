import { z } from 'zod';
import { defineCall, queryInteger } from '../protocol/call.ts';

/** The largest number of entries that one response looks at. */
export const maxListedPages = 5_000;

export const getListedPages = defineCall({
  name: 'GetListedPages',
  summary: 'The pages of entries for the site map',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    skip: queryInteger(0).optional().describe('Number of entries to skip; absent: none.'),
    take: queryInteger(1, maxListedPages)
      .optional()
      .describe(`Number of entries to look at; absent: ${maxListedPages}.`),
  }),
  output: z.object({
    pages: z
      .array(
        z.object({
          path: z.string().describe('In the default language, such as /news/7.'),
          changedAt: z.iso.datetime().optional().describe('Absent if unknown.'),
          languages: z
            .record(z.string(), z.string())
            .optional()
            .describe('The path in each language that the entry is translated into. Absent: none.'),
        }),
      )
      .describe('In the order of their numbers. Entries without a page for search engines are left out.'),
    total: z.int().describe('The number of entries of the types that have pages.'),
  }),
  access: 'public',
  errors: [],
});
