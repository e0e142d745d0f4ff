import { byIdCall } from '../call.ts';
import { productWire } from '../wire/catalogue.ts';

export const getProductById = byIdCall('GetProductById', 'product', 'One product', productWire);
