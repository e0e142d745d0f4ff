import { z } from 'zod';
import type { CallContext } from '#api/context.ts';
import { ownPageOf } from '#content/pages.ts';
import { type EntityName, entityOf } from '#content/registry.ts';
import type { JsonDocument, StoredEntry } from '#store/store.ts';

/** The document with all current fields of its type and no others, so that it can be saved again. */
export function editable(type: EntityName, document: JsonDocument): JsonDocument {
  const read = z.object(entityOf(type).document.shape).safeParse(document);
  return read.success ? read.data : document;
}

/** The latest state of an entry, as an editor continues from it. */
export async function editedEntryOf(entry: StoredEntry, { store }: Pick<CallContext, 'store'>) {
  const {
    position: _,
    sources: _sources,
    publications: _chosen,
    visible: _visible,
    address,
    publicId,
    ...shown
  } = entry;
  return {
    ...shown,
    document: editable(entry.type, entry.document),
    outdated: await store.entries.outdatedTexts(entry.id),
    path: ownPageOf(entry.type, publicId, address),
  };
}
