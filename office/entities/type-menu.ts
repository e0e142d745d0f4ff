import { type EntityName, entityOf } from '#content/registry.ts';
import type { Role } from '#contract/access.ts';
import type { MenuGroup } from '../app/part.ts';
import { typesSeenBy } from '../shell/me.ts';

/** The content types of a menu group that the role may see, in their order. */
export const typesIn = (group: MenuGroup, role: Role): readonly EntityName[] =>
  typesSeenBy(role)
    .filter((type) => entityOf(type).menu.group === group)
    .sort((one, other) => entityOf(one).menu.position - entityOf(other).menu.position);
