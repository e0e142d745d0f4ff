import { z } from 'zod';
import { hitTypes, searchResponseSchema } from '#content/search.ts';
import { defineCall, listInput, queryFlag } from '../call.ts';

/** The characters of a query that count. */
export const maxQueryLength = 200;

export const search = defineCall({
  name: 'Search',
  summary: 'Find products, news, people, pages and more by words',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend({
    q: z
      .string()
      .trim()
      .max(10_000)
      .describe(`Words or the beginnings of words; all must match. Only the first ${maxQueryLength} characters count.`),
    type: z.enum(hitTypes).optional().describe('Absent: all types.'),
    exact: queryFlag.optional().describe('1: nothing is searched instead where the words find nothing.'),
    pictures: queryFlag.optional().describe('1: with the first picture of each entry.'),
  }),
  output: searchResponseSchema,
  access: 'public',
  errors: [],
});
