import { listCall } from '#contract/protocol/call.ts';
import { brand } from './definition.ts';
import { brandWire } from './wire.ts';

export { brand as definition };

export const getBrand = listCall(brand, brandWire);
