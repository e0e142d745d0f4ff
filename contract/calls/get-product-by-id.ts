import { product } from '#content/product/definition.ts';
import { productWire } from '#content/product/wire.ts';
import { byIdCall } from '../call.ts';

export const getProductById = byIdCall(product, productWire);
