import type { Sheet } from '../sheet.ts';
import { beer, oil, water, wine } from './bottles.ts';
import { honey, preserves } from './jars.ts';
import { corks, rims } from './rims-and-corks.ts';

export const glassPictures: Record<string, () => Sheet> = {
  bordeaux: wine,
  'oil-bottle': oil,
  'swing-top': beer,
  'water-bottle': water,
  'preserving-jar': preserves,
  'honey-jar': honey,
  'glass-close': rims,
  cork: corks,
};
