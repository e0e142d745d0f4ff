import type { FormKind } from '#contract/submissions/form-kinds.ts';
import type { SiteServices } from '#site/context.ts';
import { metadataAt, type PageMetadata } from '#site/loading/page-metadata.ts';
import { withLanguage } from '#site/reading/entry-language.ts';
import { type LoadedSections, loadSections } from '../sections/load-sections.server.ts';
import { getPageSections } from './calls.ts';

/** The sections below the content of an entry. */
export type Below = LoadedSections;

/**
 * The sections that editors added to the page of an entry, for its data; nothing where there are none, and on the
 * further pages of a divided one. `ownForm`: a form that the page has anyway. The shell of a document reads the metadata
 * too, so none cost no call.
 */
export async function sectionsBelow(services: SiteServices, url: URL, ownForm?: FormKind): Promise<{ below?: Below }> {
  if ((url.searchParams.get('page') ?? '1') !== '1') return {};
  const path = url.pathname.slice(services.basename.length);
  const { hasSections } = await metadataAt(path, services).catch((error: unknown): PageMetadata => {
    services.logError(error);
    return {};
  });
  if (!hasSections) return {};
  const page = await services.client.call(getPageSections, { path });
  const loaded = await loadSections(page, services, { part: async (asked) => asked, ownForm });
  return loaded.sections.length > 0 ? { below: withLanguage({ sections: loaded.sections }, loaded) } : {};
}
