import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { uploadedFile } from '#contract/office/file-view.ts';
import { rule } from '#contract/rules.ts';

/**
 * A picture, video or document for the public pages. Its type is detected from the content, not the name. Pictures are rotated upright and
 * lose their metadata; SVG is rendered as pixels. Identical content is stored once.
 */
export const uploadFile = defineCall({
  name: 'UploadFile',
  summary: 'Add a picture or document for the public pages',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({
    file: z.custom<File>((value) => value instanceof File, rule('file', 'Choose a file')),
    alt: z.string().trim().max(300).optional(),
  }),
  output: uploadedFile,
  access: officeAccess.UploadFile,
  errors: ['invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});
