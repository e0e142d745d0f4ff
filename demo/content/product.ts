import type { Media } from '#contract/media.ts';
import type { DemoEntry } from './entry.ts';

/** A product below the sub-category called `parent`. */
export const product = (parent: string, name: string, description: string, media: Media[]): DemoEntry<'product'> => ({
  parent,
  document: { name, description, media },
});
