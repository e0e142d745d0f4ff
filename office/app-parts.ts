import { filesPart } from './files/part.tsx';
import { inboxPart } from './inbox/part.tsx';
import { overviewPart } from './overview/part.tsx';
import { ownerPart } from './owner/part.tsx';
import type { Part } from './part.ts';

/** What stands beside the content types. */
export const parts: readonly Part[] = [overviewPart, inboxPart, filesPart, ownerPart];
