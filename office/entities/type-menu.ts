import type { EntityName } from '#content/registry.ts';
import type { Role } from '#contract/access.ts';
import type { MenuGroup } from '../part.ts';
import { typesSeenBy } from '../shell/me.ts';
import { typeGroups } from './type-groups.ts';

/** The content types of a menu group that the role may see. */
export function typesIn(group: MenuGroup, role: Role): readonly EntityName[] {
  const seen = new Set(typesSeenBy(role));
  return (typeGroups[group] ?? []).filter((type) => seen.has(type));
}
