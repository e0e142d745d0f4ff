import { category } from '#content/category/definition.ts';
import { menuCategoryWire } from '#content/category/wire.ts';
import { listCall } from '../call.ts';

export const getProductMenu = listCall(category, menuCategoryWire);
