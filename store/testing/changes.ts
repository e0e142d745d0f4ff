import { type EntityName, entityOf } from '#contract/entities/registry.ts';
import type { EntryChange, JsonDocument } from '../store.ts';

/** A published entry of a type: its example, complete, with the fields given over it. */
export function change(
  type: EntityName,
  fields: JsonDocument = {},
  rest: Partial<Omit<EntryChange, 'type' | 'document'>> = {},
): EntryChange {
  const { document, example } = entityOf(type);
  return {
    type,
    parent: null,
    status: 'published',
    publishAt: null,
    translations: {},
    by: 'editor@example.com',
    ...rest,
    document: document.parse({ ...example, ...fields }),
  };
}
