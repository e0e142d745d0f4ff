import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryFlag } from '#contract/call.ts';
import { libraryFile } from '#contract/office/file-view.ts';

export const listFiles = defineCall({
  name: 'ListFiles',
  summary: 'List the files of the media library, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    words: z.string().trim().max(200).optional().describe('Searched in name, alt text and title.'),
    kind: z.enum(['picture', 'document', 'video', 'captions']).optional(),
    unused: queryFlag.optional().describe('Only files that no entry uses.'),
    withoutAlt: queryFlag.optional().describe('Only pictures without an alt text.'),
    ...officePage,
  }),
  output: z.array(libraryFile),
  errors: [],
  listed: true,
  access: officeAccess.ListFiles,
});
