import { listCall } from '../call.ts';
import { brandWire } from '../wire/sections.ts';

export const getBrand = listCall('GetBrand', 'Brands of the group', brandWire);
