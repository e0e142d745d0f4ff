import { pic as englishPic } from '#demo/content/references.ts';
import { altTexts } from './alt-texts.ts';
import { productAltTexts } from './product-alt-texts.ts';

const alts = { ...altTexts, ...productAltTexts };

/** A picture of demo/pictures by its name, with its German alt text. */
export const pic = (name: keyof typeof alts) => englishPic(name, alts[name]);

/** The same among the pictures and videos of a product. */
export const still = (name: keyof typeof alts) => ({ kind: 'picture' as const, picture: pic(name) });
