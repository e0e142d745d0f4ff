import { listCall } from '../call.ts';
import { brandWire } from '../wire/sections.ts';

export const getBrand = listCall('GetBrand', 'brand', 'Brands of the group', brandWire);
