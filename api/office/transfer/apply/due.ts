import type { IncomingEntry, IncomingState } from './incoming.ts';

const ended = { status: 'draft', publishAt: null, unpublishAt: null, pending: null, publications: undefined } as const;

/** An entry whose end has passed is imported as a draft, and one whose scheduled time has passed as published. */
export function due(entry: IncomingEntry, now: Date): IncomingEntry {
  if (entry.status !== 'draft' && entry.unpublishAt && Date.parse(entry.unpublishAt) <= +now)
    return { ...entry, ...entry.pending, ...ended };
  const isDue = (state: IncomingState) => state.status === 'scheduled' && Date.parse(state.publishAt ?? '') <= +now;
  const { pending, publications = {} } = entry;
  // Where languages have times of their own, the schedule publishes those that are due.
  const isWhole = Object.keys(publications).length === 0;
  if (pending && isWhole && isDue(pending))
    return { ...entry, ...pending, status: 'published', publishAt: null, pending: null };
  return isDue(entry) ? { ...entry, status: 'published', publishAt: null } : entry;
}
