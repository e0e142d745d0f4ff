import type { Sheet } from '../sheet.ts';
import { entrance } from './entrance.ts';
import { bottles, furnace } from './glass-works.ts';
import { extrusion } from './pipe-works.ts';
import { glazing, kiln } from './tile-works.ts';
import { press, tins } from './tin-works.ts';

export const fireHalls: Record<string, () => Sheet> = {
  kiln,
  'glaze-line': glazing,
  furnace,
  'bottle-line': bottles,
  'tin-line': tins,
  'tin-press': press,
  'extrusion-line': extrusion,
  'tiled-hall': entrance,
};
