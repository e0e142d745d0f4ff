import type { Role } from '#contract/access.ts';
import { type EntityName, entities } from '#contract/entities/registry.ts';
import type { MenuGroup } from '../part.ts';
import { typesSeenBy } from '../shell/me.ts';

/** Where in the menu a content type stands; `content` unless said here. */
const groups: Partial<Record<EntityName, MenuGroup>> = {
  career: 'jobs',
  department: 'jobs',
  company: 'settings',
};

/** What is edited most often comes first. */
const order: readonly EntityName[] = ['news', 'product', 'category', 'concern', 'slider', 'gallery', 'video'];

const rank = (type: EntityName) => {
  const place = order.indexOf(type);
  return place === -1 ? order.length : place;
};

/** The content types that a role sees under a heading of the menu. */
export const typesIn = (group: MenuGroup, role: Role): EntityName[] =>
  typesSeenBy(role)
    .filter((type) => (groups[type] ?? 'content') === group)
    .sort((one, other) => rank(one) - rank(other));

/** What a content type is called in menus and headings. */
export const typeTitle = (type: EntityName): string => entities[type].label.many;
