import { mostOnPage } from './definition.ts';
import type { LoadedSection } from './loaded.ts';

/** Where sections have their entries and pictures. */
const lists = {
  entries: 'entries',
  map: 'locations',
  hero: 'slides',
  brands: 'brands',
  news: 'news',
  videos: 'videos',
  gallery: 'pictures',
  logos: 'logos',
} as const satisfies Partial<Record<LoadedSection['kind'], string>>;

const isListed = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind);

/** The sections of a page with as much as it can show. A section that loses all of it is left out. */
export function boundedSections(sections: readonly LoadedSection[]): LoadedSection[] {
  let room = mostOnPage;
  return sections.flatMap((section) => {
    if (!isListed(section.kind)) return [section];
    const name = lists[section.kind];
    const items: unknown = Reflect.get(section, name);
    if (!Array.isArray(items) || items.length <= room) {
      room -= Array.isArray(items) ? items.length : 0;
      return [section];
    }
    const shown = items.slice(0, room);
    room = 0;
    return shown.length > 0 ? [{ ...section, [name]: shown }] : [];
  });
}
