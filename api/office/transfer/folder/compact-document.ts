import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { JsonDocument } from '#store/store.ts';

/** A document without the values that its schema adds by itself, so that a new field with a default changes no kept document. */
export function compactDocument(schema: z.ZodObject, document: JsonDocument): JsonDocument {
  const reader = z.object(schema.shape);
  const whole = reader.parse(document);
  const compact = structuredClone(document);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      visit(value);
      if (Array.isArray(part)) continue;
      // As undefined it is left out of the JSON, and keeps its place if it is needed.
      Reflect.set(part, key, undefined);
      const read = reader.safeParse(compact);
      if (!read.success || !isDeepStrictEqual(read.data, whole)) Reflect.set(part, key, value);
    }
  };
  visit(compact);
  return compact;
}
