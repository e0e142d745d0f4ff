import { entryAt } from '#content/page-subject.ts';
import type { EntityName } from '#content/registry.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { PublishedEntry, Store } from '#store/store.ts';

/** The published entry whose own page is at a path, with its type; undefined for all other paths. */
export async function publishedAt(
  path: string,
  lang: string | undefined,
  { entries }: Store,
): Promise<{ type: EntityName; entry: PublishedEntry } | undefined> {
  const { type, by } = entryAt(path) ?? {};
  if (type === undefined) return undefined;
  const entry = await (typeof by !== 'object'
    ? entries.publishedSingle(type, lang)
    : 'publicId' in by
      ? entries.publishedByPublicId(type, canonicalId(by.publicId), lang)
      : entries.publishedByAddress(type, by.address, lang));
  return entry && { type, entry };
}
