import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { importProgress } from '#contract/office/upkeep-view.ts';
import { rule } from '#contract/rules.ts';

/** Imports an archive of ExportContent. A second import of the same archive changes nothing. */
export const importArchive = defineCall({
  name: 'ImportArchive',
  summary: 'Import a content archive',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({ file: z.custom<File>((value) => value instanceof File, rule('archive', 'Choose an archive')) }),
  output: importProgress,
  access: officeAccess.ImportArchive,
  errors: ['invalid_body', 'too_large', 'conflict'],
  maxBodyBytes: 512 * 1024 * 1024,
});
