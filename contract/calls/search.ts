import { z } from 'zod';
import { searchResponseSchema, searchTypes } from '#content/search.ts';
import { defineCall, listInput } from '../call.ts';

export const search = defineCall({
  name: 'Search',
  summary: 'Find products, news, concerns and more by words',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend({
    q: z.string().trim().max(200).describe('Words or the beginnings of words; all must match.'),
    type: z.enum(searchTypes).optional().describe('Absent: all types.'),
  }),
  output: searchResponseSchema,
  access: 'public',
  errors: [],
});
