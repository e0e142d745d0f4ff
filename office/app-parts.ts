import { filesPart } from './files/part.tsx';
import { inboxPart } from './inbox/part.tsx';
import { overviewPart } from './overview/part.tsx';
import { ownerPart } from './owner/part.tsx';
import type { Part } from './part.ts';
import { privacyPart } from './privacy/part.tsx';
import { translationsPart } from './translations/part.tsx';
import { visitsPart } from './visits/part.tsx';

/** All areas besides the content types. */
export const parts: readonly Part[] = [
  overviewPart,
  visitsPart,
  inboxPart,
  privacyPart,
  translationsPart,
  filesPart,
  ownerPart,
];
