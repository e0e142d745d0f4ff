import { z } from 'zod';

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

const typeKey = (userId: string, type: string) => `atrium-office.unsaved.${userId}.${type}`;

/** The storage key of unsaved values in the form of an entry, or in one form of a new entry: each has its own. */
export const unsavedKey = (userId: string, type: string, id: number | { form: string }): string =>
  `${typeKey(userId, type)}.${typeof id === 'number' ? id : `new.${id.form}`}`;

/** Forms of new entries of one type whose values are stored; older ones are deleted. */
const maxNew = 20;

/** The keys of stored values of new entries, the latest first. */
export function unsavedNewKeys(storage: Storage, userId: string, type: string): string[] {
  const prefix = `${typeKey(userId, type)}.new`;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const found = keys
    .filter((key) => key === prefix || key.startsWith(`${prefix}.`))
    .map((key) => ({ key, at: readUnsaved(storage, key)?.at ?? '' }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .map(({ key }) => key);
  for (const key of found.splice(maxNew)) forget(storage, key);
  return found;
}

export const readUnsaved = (storage: Storage, key: string): UnsavedValues | undefined => readKept(storage, key, kept);

/** The stored value of a key; undefined if there is none, or if it does not match the schema. */
export function readKept<T extends z.ZodType>(storage: Storage, key: string, schema: T): z.output<T> | undefined {
  try {
    const read = schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the values could be stored: a full or disabled storage must not interrupt typing. */
export function keep<T extends object>(storage: Storage, key: string, { at, ...edited }: T & { at: Date }): boolean {
  try {
    storage.setItem(key, JSON.stringify({ at: at.toISOString(), ...edited }));
    return true;
  } catch {
    return false;
  }
}

/** Stores values at another key. */
export function move(storage: Storage, from: string, to: string): void {
  try {
    const stored = storage.getItem(from);
    if (stored === null) return;
    // Removed first: there may be no space for both.
    storage.removeItem(from);
    storage.setItem(to, stored);
  } catch {
    // Without storage there is nothing to move.
  }
}

export function forget(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
