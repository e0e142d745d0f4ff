import type { FormKind } from '#contract/submissions/form-kinds.ts';
import type { SiteServices } from '#site/context.ts';
import { metadataOf, type SearchTitle, searchTitleOf } from '#site/loading/page-metadata.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { type LoadedSections, loadSections } from '../sections/load-sections.server.ts';
import { getPageSections } from './calls.ts';

/** The sections below the content of an entry. */
export type Below = LoadedSections;

/**
 * What editors added to the page of an entry, for its data: sections, and a title for search engines. Nothing on the
 * further pages of a divided one. `ownForm`: a form that the page has anyway. The shell of a document reads the metadata
 * too, so a page without sections makes no further call.
 */
export async function sectionsBelow(
  services: SiteServices,
  url: URL,
  ownForm?: FormKind,
): Promise<SearchTitle & { below?: Below }> {
  if ((url.searchParams.get('page') ?? '1') !== '1') return {};
  const metadata = await metadataOf(url, services);
  const title = searchTitleOf(metadata);
  if (!metadata.hasSections) return title;
  const path = url.pathname.slice(services.basename.length);
  const page = await services.client.call(getPageSections, { path });
  const loaded = await loadSections(page, services, { part: async (asked) => asked, ownForm });
  return loaded.sections.length > 0 ? { ...title, below: withLanguage({ sections: loaded.sections }, loaded) } : title;
}
