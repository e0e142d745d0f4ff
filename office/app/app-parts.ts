import { calendarPart } from '../calendar/part.tsx';
import { filesPart } from '../files/part.tsx';
import { inboxPart } from '../inbox/part.tsx';
import { privacyPart } from '../privacy/part.tsx';
import { sheetPart } from '../sheet/part.tsx';
import { translationsPart } from '../translations/part.tsx';
import { overviewPart } from '../upkeep/overview/part.tsx';
import { upkeepPart } from '../upkeep/part.tsx';
import { visitsPart } from '../visits/part.tsx';
import type { Part } from './part.ts';

/** All areas besides the content types. */
export const parts: Part = [
  ...overviewPart,
  ...calendarPart,
  ...visitsPart,
  ...inboxPart,
  ...privacyPart,
  ...translationsPart,
  ...sheetPart,
  ...filesPart,
  ...upkeepPart,
];
