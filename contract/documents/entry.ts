import { z } from 'zod';

/** Only published entries are public. A scheduled one is published at its time. */
export const entryStatus = z.enum(['draft', 'published', 'scheduled']);
export type EntryStatus = z.infer<typeof entryStatus>;
