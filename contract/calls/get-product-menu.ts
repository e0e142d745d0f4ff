import { listCall } from '../call.ts';
import { menuCategoryWire } from '../wire/catalogue.ts';

export const getProductMenu = listCall(
  'GetProductMenu',
  'category',
  'Categories with their sub-categories',
  menuCategoryWire,
);
