import type { Translations } from '../translations.ts';
import { arabicClayAndGlass } from './concerns-clay-and-glass.ts';
import { arabicCottonConcerns } from './concerns-cotton.ts';
import { arabicPackingConcerns } from './concerns-packing.ts';

export const arabicConcerns: Translations['concern'] = {
  ...arabicCottonConcerns,
  ...arabicClayAndGlass,
  ...arabicPackingConcerns,
};
