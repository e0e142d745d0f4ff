import { menuCategoryWire } from '#content/category/wire.ts';
import { listCall } from '../call.ts';

export const getProductMenu = listCall(
  'GetProductMenu',
  'category',
  'Categories with their sub-categories',
  menuCategoryWire,
);
