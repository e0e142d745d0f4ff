import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { focalPoint, libraryFile } from '#contract/office/file-view.ts';

const remarks = {
  alt: z.string().trim().max(300).optional(),
  focus: focalPoint.optional(),
  title: z.string().trim().max(200).optional(),
  lang: z.string().trim().max(20).optional(),
  name: z.string().trim().max(200).optional(),
};

/** Changes the library's data about a file. */
export const changeFile = defineCall({
  name: 'ChangeFile',
  summary: 'Change the name, title, language, alt text or focal point of a file',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    src: z.string().max(300),
    ...remarks,
    seen: z
      .object(remarks)
      .optional()
      .describe('The values that the caller has read. If one of them has changed since, nothing is saved.'),
  }),
  output: libraryFile,
  errors: ['not_found', 'invalid_body', 'conflict'],
  access: officeAccess.ChangeFile,
});
