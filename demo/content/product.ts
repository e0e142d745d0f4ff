import type { Media } from '#contract/media.ts';
import type { DemoEntry } from './entry.ts';

/** A product in the sub-category with the key `parent`. */
export const product = (parent: string, name: string, description: string, media: Media[]): DemoEntry<'product'> => ({
  parent,
  document: { name, description, media },
});
