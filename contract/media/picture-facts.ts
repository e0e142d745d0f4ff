import { z } from 'zod';
import { focalPoint } from '../office/file-view.ts';

/** Longer ones would cost more bytes in a page than they are worth. */
const maxBlurPlaceholder = 1_200;

/**
 * Facts about a picture's file, independent of the entries that use it. Documents do not contain them: the calls add
 * them to their responses, so that a change of a file is visible everywhere.
 */
export const pictureFacts = z.object({
  focus: focalPoint.optional(),
  blurPlaceholder: z
    .string()
    .max(maxBlurPlaceholder)
    .regex(/^data:image\/(?:avif|png|webp);base64,[A-Za-z0-9+/]+=*$/, 'Not a small picture as a data: address')
    .optional(),
});
export type PictureFacts = z.infer<typeof pictureFacts>;
