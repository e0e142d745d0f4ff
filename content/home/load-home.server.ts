import type { EntryLanguage } from '#contract/entity.ts';
import type { SiteServices } from '#site/context.ts';
import type { PageParts } from '#site/loading/entries/parts.ts';
import { loadSections } from '../sections/load-sections.server.ts';
import type { LoadedSection } from '../sections/loaded.ts';
import { getHome } from './calls.ts';
import { usualSections } from './usual-sections.ts';

/** The sections of the home page. In front of a backend that is not Atrium they are the usual ones. */
export async function loadHome(
  services: SiteServices,
  parts: Pick<PageParts, 'part'>,
): Promise<{ sections: LoadedSection[] } & EntryLanguage> {
  const home = services.lacks?.includes('pages') ? null : await parts.part(services.client.call(getHome, {}));
  return { ...home, sections: await loadSections(home?.sections ?? usualSections, services, parts) };
}
