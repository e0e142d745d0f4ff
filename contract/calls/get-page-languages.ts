import { z } from 'zod';
import { defineCall } from '../protocol/call.ts';

export const getPageLanguages = defineCall({
  name: 'GetPageLanguages',
  summary: 'The languages besides the default one in which a page has a text of its own',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    path: z.string().startsWith('/').max(400).describe('The path of a page without its language, such as /news/7.'),
  }),
  output: z.object({
    languages: z.array(z.string()).describe('Language tags in lower case, sorted.'),
    paths: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'By language tag, the default one included: the path of the page, without the language. Absent: it is the same in all.',
      ),
  }),
  access: 'public',
  errors: [],
});
