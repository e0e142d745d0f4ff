import { isDeepStrictEqual } from 'node:util';
import { type EntityName, entityOf } from '#content/registry.ts';
import { withoutIds } from '#store/documents/item-ids.ts';
import type { JsonDocument, StoredEntry, TranslationSources } from '#store/store.ts';
import type { ReadyEntry } from './ready-entry.ts';

/** Whether an entry here equals the incoming one, in every state. */
export function equalsStored(
  saved: StoredEntry,
  { publications, unpublishAt, reviewOn, ...incoming }: ReadyEntry,
): boolean {
  if (unpublishAt !== undefined && unpublishAt !== saved.unpublishAt) return false;
  if (reviewOn !== undefined && reviewOn !== saved.reviewOn) return false;
  // An archive of an earlier version has no ids of items.
  const there = withoutIds(saved);
  const [seen, pending] = [withoutIds(incoming.seen), incoming.pending && withoutIds(incoming.pending)];
  const latest = pending ?? seen;
  if ((there.visible !== undefined) !== (pending !== null) || there.status !== seen.status) return false;
  if (there.publishAt !== latest.publishAt || there.parent !== latest.parent) return false;
  const { type } = there;
  if (!alike(type, there.document, latest.document)) return false;
  if (!isDeepStrictEqual(plain(there.translations), plain(latest.translations))) return false;
  if (!hasSources(there.sources, latest.sources)) return false;
  if (!isDeepStrictEqual(plain(there.publications), plain(publications))) return false;
  const visible = there.visible && withoutIds(there.visible);
  if (!visible) return true;
  if (visible.parent !== seen.parent || !alike(type, visible.document, seen.document)) return false;
  return isDeepStrictEqual(plain(visible.translations), plain(seen.translations));
}

/** Whether an entry here has all sources that the incoming one names. */
const hasSources = (here: TranslationSources, incoming: TranslationSources = {}): boolean =>
  Object.entries(incoming).every(([lang, hashes]) =>
    Object.entries(hashes).every(([path, hash]) => here[lang]?.[path] === hash),
  );

/** A field that an older document lacks equals its default. */
function alike(type: EntityName, one: JsonDocument, other: JsonDocument): boolean {
  const { document } = entityOf(type);
  const [first, second] = [document.safeParse(one), document.safeParse(other)];
  return isDeepStrictEqual(plain(first.data ?? one), plain(second.data ?? other));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
