import { type EntityName, entityOf } from '#content/registry.ts';
import type { EntryChange, JsonDocument, Store } from '../store.ts';

/** A published entry of a type: its example with the given fields. */
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

/** Trashes an entry and then removes it. */
export async function removeForGood({ entries }: Pick<Store, 'entries'>, id: number, revision: number): Promise<void> {
  await entries.trash(id, revision, 'editor@example.com');
  await entries.remove(id, revision, 'editor@example.com');
}
