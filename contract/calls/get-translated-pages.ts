import { z } from 'zod';
import { defineCall, queryInteger } from '../protocol/call.ts';

/** The largest number of paths in one response. */
export const maxTranslatedPages = 5_000;

export const getTranslatedPages = defineCall({
  name: 'GetTranslatedPages',
  summary: 'The paths of the entries that are translated into a language, for the site map',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    into: z.string().max(35).describe('A language tag such as de.'),
    skip: queryInteger(0).optional().describe('Number of paths to skip; absent: none.'),
  }),
  output: z.object({
    paths: z.array(z.string()).describe(`At most ${maxTranslatedPages}, in the default language, such as /news/7.`),
    translated: z
      .record(z.string(), z.string())
      .optional()
      .describe('The paths in the requested language that differ, by the path in the default language. Absent: none.'),
    more: z.boolean().describe('Whether there are more.'),
  }),
  access: 'public',
  errors: [],
});
