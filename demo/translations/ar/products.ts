import type { Translations } from '../translations.ts';
import { arabicBagProducts } from './products-bags.ts';
import { arabicCeramicProducts } from './products-ceramics.ts';
import { arabicClothProducts } from './products-cloth.ts';
import { arabicGlassProducts } from './products-glass.ts';
import { arabicPipeProducts } from './products-pipes.ts';
import { arabicTinProducts } from './products-tins.ts';

export const arabicProducts: Translations['product'] = {
  ...arabicClothProducts,
  ...arabicCeramicProducts,
  ...arabicBagProducts,
  ...arabicGlassProducts,
  ...arabicTinProducts,
  ...arabicPipeProducts,
};
