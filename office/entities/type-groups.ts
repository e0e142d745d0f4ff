import type { EntityName } from '#content/registry.ts';
import type { MenuGroup } from '../part.ts';

/** The content types of each group of the menu, those edited most often first. */
export const typeGroups: Partial<Record<MenuGroup, readonly EntityName[]>> = {
  content: ['news', 'slider', 'gallery', 'video', 'tradeFair', 'faq'],
  products: ['product', 'category', 'brand', 'certificate', 'export'],
  group: ['concern', 'executive', 'contactPerson', 'report', 'crest'],
  jobs: ['career', 'department'],
  settings: ['company'],
};
