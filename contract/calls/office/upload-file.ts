import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { uploadedFile } from '#contract/office/file-view.ts';

/**
 * A picture or document for the public pages; its kind is judged by content, not by name. Pictures are turned
 * upright and lose their metadata; SVG is drawn as pixels. The same content twice is one file.
 */
export const uploadFile = defineCall({
  name: 'UploadFile',
  summary: 'Add a picture or document for the public pages',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({
    file: z.custom<File>((value) => value instanceof File, 'Choose a file'),
    alt: z.string().trim().max(300).optional(),
  }),
  output: uploadedFile,
  access: officeAccess.UploadFile,
  errors: ['invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});
