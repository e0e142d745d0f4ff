import { z } from 'zod';

/** The point of a picture that crops keep visible: fractions of width and height from the top left corner, 0 to 1. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocalPoint = z.output<typeof focalPoint>;

/** A file of the library. */
export const libraryFile = z.object({
  src: z.string(),
  /** The name at upload; '' where unknown. */
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The alt text; '' where missing. */
  alt: z.string(),
  focus: focalPoint,
  /** Documents: their title and language tag. */
  title: z.string(),
  lang: z.string(),
  /** The number of entries that use it, drafts included. */
  uses: z.int(),
  addedAt: z.string(),
  addedBy: z.string(),
  /** The path that always serves the current version; null for a version that was replaced. */
  permalink: z.string().nullable(),
});
export type LibraryFile = z.output<typeof libraryFile>;

/** A file after its upload. */
export const uploadedFile = libraryFile.extend({
  /** Whether the library already had the same content, so that nothing was added. */
  existed: z.boolean(),
});
export type UploadedFile = z.output<typeof uploadedFile>;
