import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse } from '#contract/call.ts';

/** The whole content, entries and files, as one archive for ImportArchive. */
export const exportContent = defineCall({
  name: 'ExportContent',
  summary: 'Export the whole content as one archive',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: fileResponse,
  errors: [],
  returnsFile: true,
  access: officeAccess.ExportContent,
});
