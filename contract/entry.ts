import { z } from 'zod';

/** Visitors see published entries; a scheduled one becomes published at its time. */
export const entryStatus = z.enum(['draft', 'published', 'scheduled']);
export type EntryStatus = z.infer<typeof entryStatus>;
