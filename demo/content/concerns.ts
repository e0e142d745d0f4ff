import { clayAndGlass } from './concerns-clay-and-glass.ts';
import { cottonConcerns } from './concerns-cotton.ts';
import { packingConcerns } from './concerns-packing.ts';

/** The member companies in the order in which the goods are named on the home page. */
export const concerns = [...cottonConcerns, ...clayAndGlass, ...packingConcerns];
