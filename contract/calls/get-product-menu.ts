import { listCall } from '../call.ts';
import { menuCategoryWire } from '../wire/catalogue.ts';

export const getProductMenu = listCall('GetProductMenu', 'Categories with their sub-categories', menuCategoryWire);
