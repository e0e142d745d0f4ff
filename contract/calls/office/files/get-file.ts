import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { reference } from '#contract/office/entry-view.ts';
import { libraryFile } from '#contract/office/file-view.ts';

export const getFile = defineCall({
  name: 'GetFile',
  summary: 'Get a file and the entries that use it',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ src: z.string().max(300) }),
  output: libraryFile.extend({ usedIn: z.array(reference) }),
  errors: ['not_found'],
  access: officeAccess.GetFile,
});
