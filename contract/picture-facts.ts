import { z } from 'zod';
import { focalPoint } from './office/file-view.ts';

/** Longer ones would weigh more in a page than they are worth. */
const maxStandIn = 1_200;

/**
 * What is known of a picture's file, whatever entry shows it. No document holds these: the calls add them when they
 * answer, so that one change of a file is seen wherever it is shown.
 */
export const pictureFacts = z.object({
  focus: focalPoint.optional(),
  standIn: z
    .string()
    .max(maxStandIn)
    .regex(/^data:image\/(?:avif|png|webp);base64,[A-Za-z0-9+/]+=*$/, 'Not a small picture as a data: address')
    .optional(),
});
export type PictureFacts = z.infer<typeof pictureFacts>;
