import { z } from 'zod';

/** A point in a picture that crops keep: shares of width and height from the top left corner, 0 to 1. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.output<typeof focalPoint>;

/** A file of the library. */
export const libraryFile = z.object({
  src: z.string(),
  /** As it was called when it was uploaded; '' where nobody knows. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** What the picture shows, for those who do not see it; '' until somebody writes it. */
  alt: z.string(),
  focus: focalPoint,
  /** Documents: their title and language tag. */
  title: z.string(),
  lang: z.string(),
  /** In how many entries it is shown, drafts included. */
  uses: z.int(),
  addedAt: z.string(),
  addedBy: z.string(),
});
export type LibraryFile = z.output<typeof libraryFile>;

/** A file as it is after its upload. */
export const uploadedFile = libraryFile.extend({
  /** Whether the library had the same content before, so that nothing was added. */
  existed: z.boolean(),
});
export type UploadedFile = z.output<typeof uploadedFile>;
