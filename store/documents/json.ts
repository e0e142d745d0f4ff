import type { JsonDocument } from '../store.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a document column. */
export function documentFrom(text: string): JsonDocument {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('A document in the database is not an object');
  return value;
}
