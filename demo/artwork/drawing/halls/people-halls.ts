import type { Sheet } from '../sheet.ts';
import { bologna, dusseldorf, frankfurt, lisbon } from './fair-stands.ts';
import { samples, talk } from './fair-visitors.ts';
import { laboratory } from './laboratory.ts';
import { workshop } from './workshop.ts';

export const peopleHalls: Record<string, () => Sheet> = {
  laboratory,
  workshop: () => workshop(false),
  'apprentice-bench': () => workshop(true),
  'fair-lisbon': lisbon,
  'fair-bologna': bologna,
  'fair-dusseldorf': dusseldorf,
  'fair-frankfurt': frankfurt,
  'fair-talk': talk,
  'fair-samples': samples,
};
