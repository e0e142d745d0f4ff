import { z } from 'zod';
import type { EntryLink } from '../documents/entry-link.ts';
import { wireId, wireList } from './parts.ts';
import { type WireField, wireField } from './wire-field.ts';

const wireLink = z.object({ id: wireId, name: z.string(), url: z.string(), lang: z.string().optional() });

/** A relation to one entry; null where there is none. */
export const entryLink = (name: string): WireField<EntryLink | null> =>
  wireField(name, wireLink.optional(), { decode: (sent) => sent ?? null, encode: (own) => own ?? undefined });

/** Relations to several entries. */
export const entryLinks = (name: string): WireField<EntryLink[]> =>
  wireField(name, wireList(wireLink), { decode: (sent) => sent ?? [], encode: (own) => own });
