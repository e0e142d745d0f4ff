import type { SiteServices } from '#site/context.ts';
import type { PageParts } from '#site/loading/entries/parts.ts';
import { type LoadedSections, loadSections } from '../sections/load-sections.server.ts';
import type { LoadedSection } from '../sections/loaded.ts';
import { getHome } from './calls.ts';
import { usualSections } from './usual-sections.ts';

/** The sections of the home page. In front of a backend that is not Atrium they are the usual ones. */
export async function loadHome(services: SiteServices, parts: Pick<PageParts, 'part'>): Promise<LoadedSections> {
  const home = services.lacks?.includes('pages') ? null : await parts.part(services.client.call(getHome, {}));
  return loadSections(home ?? { sections: usualSections }, services, parts);
}

/** Whether nothing is written yet that a section could show. */
export function isEmpty(section: LoadedSection): boolean {
  if (section.kind === 'summary') return section.summary?.trim() === '';
  if (section.kind === 'hero') return section.slides?.length === 0;
  if (section.kind === 'brands') return section.brands?.length === 0;
  if (section.kind === 'news') return section.news?.length === 0;
  return section.kind === 'videos' && section.videos?.length === 0;
}
