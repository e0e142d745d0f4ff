import { z } from 'zod';
import { hitTypes, searchResponseSchema } from '#content/search.ts';
import { defineCall, listInput } from '../call.ts';

export const search = defineCall({
  name: 'Search',
  summary: 'Find products, news, people, pages and more by words',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend({
    q: z.string().trim().max(200).describe('Words or the beginnings of words; all must match.'),
    type: z.enum(hitTypes).optional().describe('Absent: all types.'),
  }),
  output: searchResponseSchema,
  access: 'public',
  errors: [],
});
