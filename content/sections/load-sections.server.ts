import type { SiteServices } from '#site/context.ts';
import { contactOf } from './call-to-action/load.server.ts';
import type { Section } from './definition.ts';
import type { LoadedSection } from './loaded.ts';

/** The sections of a page with the entries that they show. */
export const loadSections = (sections: readonly Section[], services: SiteServices): Promise<LoadedSection[]> =>
  Promise.all(sections.map((section) => loaded(section, services)));

async function loaded(section: Section, services: SiteServices): Promise<LoadedSection> {
  switch (section.kind) {
    case 'callToAction':
      return { ...section, contact: await contactOf(section, services) };
    default:
      return section;
  }
}
