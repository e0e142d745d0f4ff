import { z } from 'zod';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { JsonDocument } from '#store/store.ts';

/** The document with all current fields of its type and no others, so that it can be saved again. */
export function editable(type: EntityName, document: JsonDocument): JsonDocument {
  const read = z.object(entityOf(type).document.shape).safeParse(document);
  return read.success ? read.data : document;
}
