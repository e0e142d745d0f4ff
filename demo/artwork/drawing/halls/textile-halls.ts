import type { Sheet } from '../sheet.ts';
import { dyeing, looms, spinning } from './mill-halls.ts';
import { printing, sewing } from './sewing-and-printing.ts';
import { warehouse } from './warehouses.ts';

export const cottonHalls: Record<string, () => Sheet> = {
  'spinning-hall': spinning,
  'loom-hall': looms,
  'dye-house': dyeing,
  'sack-hall': sewing,
  'paper-hall': printing,
  warehouse: () => warehouse('pallets'),
  'coffee-warehouse': () => warehouse('sacks'),
};
