import type { LoadedSection } from './loaded.ts';

/** Entries and pictures that the sections of a page show together. Each takes up to 0.1 ms to render. */
const maxShown = 600;

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
  let room = maxShown;
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
