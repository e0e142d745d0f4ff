import { z } from 'zod';
import * as field from '../fields.ts';
import { videoTextFields } from './video-texts.ts';

/** A picture or a video in a gallery or on a product page. */
export const mediaValue = z.discriminatedUnion('kind', [
  z.strictObject({ id: field.itemId, kind: z.literal('picture'), picture: field.pictureValue }),
  z.strictObject({
    id: field.itemId,
    kind: z.literal('video'),
    video: field.videoAddress({ label: 'Video address' }),
    title: z.string().check(field.atMost(200)).default(''),
    ...videoTextFields,
  }),
]);
export type Media = z.infer<typeof mediaValue>;

/** A list of pictures and videos in the editor's order. */
export const mediaList = (words: { label: string; absent: string }) => field.list(words, mediaValue);
