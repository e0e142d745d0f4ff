import * as original from '#demo/content/references.ts';
import { clothAndClay } from './alt-texts/cloth-and-clay.ts';
import { packingAndPipes } from './alt-texts/packing-and-pipes.ts';
import { peopleAndMarks } from './alt-texts/people-and-marks.ts';
import { places } from './alt-texts/places.ts';

/** The Portuguese alt texts of the pictures by name: the same picture has the same text everywhere. */
const altTexts = { ...clothAndClay, ...packingAndPipes, ...places, ...peopleAndMarks };

type PictureName = keyof typeof altTexts;

/** A picture of demo/pictures with its Portuguese alt text. */
export const pic = (name: PictureName) => original.pic(name, altTexts[name]);

/** A picture among the pictures and videos of a gallery or product. */
export const still = (name: PictureName) => original.still(name, altTexts[name]);
