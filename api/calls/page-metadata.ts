import { entryAt, type PageSubject } from '#content/page-subject.ts';
import { canonicalId } from '#contract/addresses/public-id.ts';
import type { getPageMetadata as getPageMetadataCall } from '#contract/calls/get-page-metadata.ts';
import { searchEnginesOf, searchTextsOf } from '#contract/documents/search-engines.ts';
import type { PublishedEntry, Store } from '#store/store.ts';
import type { Handler } from '../context.ts';

async function publishedAt({ type, by }: PageSubject, lang: string | undefined, { entries }: Store) {
  if (typeof by !== 'object') return entries.publishedSingle(type, lang);
  return 'publicId' in by
    ? entries.publishedByPublicId(type, canonicalId(by.publicId), lang)
    : entries.publishedByAddress(type, by.address, lang);
}

/**
 * The texts are those of the translation alone: a page in German without a German title for search engines has its own
 * name as the title, not the English one.
 */
function metadataOf({ document, translation }: PublishedEntry) {
  const { shareImage, noindex } = searchEnginesOf(document) ?? {};
  const { searchTitle, searchDescription } = searchTextsOf(translation ?? document) ?? {};
  return {
    ...(searchTitle && { title: searchTitle }),
    ...(searchDescription && { description: searchDescription }),
    ...(shareImage && { image: { src: shareImage.src, alt: shareImage.alt } }),
    ...(noindex && { noindex }),
  };
}

export const getPageMetadata: Handler<typeof getPageMetadataCall> = async ({ path, lang }, { store }) => {
  const subject = entryAt(path);
  const entry = subject && (await publishedAt(subject, lang, store));
  return entry ? metadataOf(entry) : {};
};
