import { productWire } from '#content/product/wire.ts';
import { byIdCall } from '../call.ts';

export const getProductById = byIdCall('GetProductById', 'product', 'One product', productWire);
