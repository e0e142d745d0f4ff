import { z } from 'zod';
import { defineCall } from '#contract/call.ts';

/** A picture or document for the public pages; its kind is judged by content, not by name. */
export const uploadFile = defineCall({
  name: 'UploadFile',
  summary: 'Add a picture or document for the public pages',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({
    file: z.custom<File>((value) => value instanceof File, 'Choose a file'),
  }),
  output: z.object({
    src: z.string(),
    mediaType: z.string(),
    bytes: z.int(),
    width: z.int().optional().describe('Pixels; absent for what is not a picture.'),
    height: z.int().optional().describe('Pixels; absent for what is not a picture.'),
  }),
  access: ['owner', 'editor'],
  errors: ['invalid_body', 'too_large', 'unsupported_media_type'],
  maxBodyBytes: 26 * 1024 * 1024,
});
