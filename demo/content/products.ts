import { bagProducts } from './products-bags.ts';
import { ceramicProducts } from './products-ceramics.ts';
import { clothProducts } from './products-cloth.ts';
import { glassProducts } from './products-glass.ts';
import { pipeProducts } from './products-pipes.ts';
import { tinProducts } from './products-tins.ts';

/** The products by sub-category, in the order of the product menu. */
export const products = [
  ...clothProducts,
  ...ceramicProducts,
  ...bagProducts,
  ...glassProducts,
  ...tinProducts,
  ...pipeProducts,
];
