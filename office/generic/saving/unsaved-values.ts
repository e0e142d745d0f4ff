import { z } from 'zod';
import type { EntryValues } from '../entry-values.ts';

const formValues = z.object({
  parent: z.int().nullable(),
  document: z.record(z.string(), z.unknown()),
  translations: z.record(z.string(), z.record(z.string(), z.unknown())),
  confirmed: z.array(z.object({ lang: z.string(), field: z.string(), text: z.string() })).optional(),
  from: z.object({ id: z.int(), revision: z.int(), lang: z.string().optional() }).optional(),
});

const kept = z.object({
  at: z.string(),
  /** The revision that was being edited; null for a new entry. */
  revision: z.int().nullable(),
  /** Its values. They show later what the user and other editors have changed since. */
  base: formValues.optional(),
  values: formValues,
});
export type UnsavedValues = z.output<typeof kept>;

interface Keeping {
  at: Date;
  revision: number | null;
  base: EntryValues;
  values: EntryValues;
}

/** The storage key of unsaved values in the form of an entry, or of a new one. */
export const unsavedKey = (userId: string, type: string, id: number | null): string =>
  `atrium-office.unsaved.${userId}.${type}.${id ?? 'new'}`;

export function readUnsaved(storage: Storage, key: string): UnsavedValues | undefined {
  try {
    const read = kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the values could be stored: a full or disabled storage must not interrupt typing. */
export function keep(storage: Storage, key: string, { at, ...edited }: Keeping): boolean {
  try {
    storage.setItem(key, JSON.stringify({ at: at.toISOString(), ...edited }));
    return true;
  } catch {
    return false;
  }
}

export function forget(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
