import type { Sheet } from '../sheet.ts';
import { coast, storm, town } from './coast.ts';
import { cotton, oaks, salt } from './country.ts';
import { pipeYard, trench } from './groundworks.ts';
import { house, office } from './houses.ts';
import { festival, millByDay, millByNight } from './mills.ts';
import { port, yard } from './ports.ts';
import { clearing, solar } from './sun-and-water.ts';

export const landscapes: Record<string, () => Sheet> = {
  'mill-morning': millByDay,
  'mill-night': millByNight,
  'solar-roof': solar,
  'water-works': clearing,
  trench,
  'pipe-yard': pipeYard,
  'port-day': () => port(false),
  'port-dusk': () => port(true),
  'container-yard': yard,
  'coast-road': coast,
  'harbour-town': town,
  atlantic: storm,
  facade: house,
  'salt-pans': salt,
  'cork-oaks': oaks,
  'cotton-field': cotton,
  'head-office': office,
  'open-day': festival,
};
