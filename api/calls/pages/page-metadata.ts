import type { Handler } from '#api/context.ts';
import { hasSectionsBelow, sectionsOf } from '#content/entry-sections/definition.ts';
import { entityOf } from '#content/registry.ts';
import type { getPageMetadata as getPageMetadataCall } from '#contract/calls/get-page-metadata.ts';
import { searchEnginesOf, searchTextsOf } from '#contract/documents/search-engines.ts';
import type { PublishedEntry } from '#store/store.ts';
import { publishedAt } from '../published-at.ts';

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
  const { type, entry } = (await publishedAt(path, lang, store)) ?? {};
  if (!type || !entry) return {};
  const hasSections = hasSectionsBelow(entityOf(type)) && sectionsOf(entry.document).some(({ hidden }) => !hidden);
  return { ...metadataOf(entry), ...(hasSections && { hasSections }) };
};
