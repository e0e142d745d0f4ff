import type { Translations } from '../translations.ts';
import { bagProducts } from './products-bags.ts';
import { ceramicProducts } from './products-ceramics.ts';
import { clothProducts } from './products-cloth.ts';
import { glassProducts } from './products-glass.ts';
import { pipeProducts } from './products-pipes.ts';
import { tinProducts } from './products-tins.ts';

export const products: Translations['product'] = {
  ...clothProducts,
  ...ceramicProducts,
  ...bagProducts,
  ...glassProducts,
  ...tinProducts,
  ...pipeProducts,
};
