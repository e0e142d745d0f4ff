import { byIdCall, defineCall } from '#contract/protocol/call.ts';
import { product } from './definition.ts';
import { productWire } from './wire.ts';

export { product as definition };

export const getProductById = defineCall(byIdCall(product, productWire));
