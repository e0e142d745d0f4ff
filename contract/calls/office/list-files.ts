import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryFlag } from '#contract/call.ts';
import { libraryFile } from '#contract/office/file-view.ts';

/** The media library, the newest first. */
export const listFiles = defineCall({
  name: 'ListFiles',
  summary: 'The media library',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    words: z.string().trim().max(200).optional().describe('In name, alt text or title.'),
    kind: z.enum(['picture', 'document', 'film', 'captions']).optional(),
    unused: queryFlag.optional().describe('Only those shown nowhere.'),
    withoutAlt: queryFlag.optional().describe('Only pictures without an alt text.'),
    ...officePage,
  }),
  output: z.array(libraryFile),
  errors: [],
  listed: true,
  access: officeAccess.ListFiles,
});
