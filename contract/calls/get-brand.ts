import { brandWire } from '#content/brand/wire.ts';
import { listCall } from '../call.ts';

export const getBrand = listCall('GetBrand', 'brand', 'Brands of the group', brandWire);
