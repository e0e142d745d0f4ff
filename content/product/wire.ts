import { defineWire } from '#contract/wire/define-wire.ts';
import { linkedCategory } from '../category/wire.ts';
import { product } from './definition.ts';

export const productWire = defineWire(product.document, {
  required: ['name'],
  names: { media: 'productImagesVM' },
  fields: { category: linkedCategory('category') },
  order: ['name', 'description', 'category', 'media'],
});
