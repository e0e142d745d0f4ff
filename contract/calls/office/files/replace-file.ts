import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { libraryFile } from '#contract/office/file-view.ts';
import { rule } from '#contract/rules.ts';

/** Replaces the content of a file: every entry that used the old file uses the new one. */
export const replaceFile = defineCall({
  name: 'ReplaceFile',
  summary: 'Replace a file in every entry that uses it',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({
    src: z.string().max(300),
    file: z.custom<File>((value) => value instanceof File, rule('file', 'Choose a file')),
  }),
  output: libraryFile,
  access: officeAccess.ReplaceFile,
  errors: ['not_found', 'invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});
