import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { reference } from '#contract/office/entry-view.ts';
import { libraryFile } from '#contract/office/file-view.ts';

/** A file of the library and where it is shown. */
export const getFile = defineCall({
  name: 'GetFile',
  summary: 'A file and where it is shown',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ src: z.string().max(300) }),
  output: libraryFile.extend({ usedIn: z.array(reference) }),
  errors: ['not_found'],
  access: officeAccess.GetFile,
});
