import { itemPath } from '#contract/addresses/item-path.ts';
import { type EntityName, entityNames, entityOf } from './registry.ts';
import type { SearchType } from './search.ts';

/** The path of an entry whose type has pages or places on a list page of its own; null for the others. */
export function ownPageOf(type: EntityName, id: string, address: string | null): string | null {
  const { item } = entityOf(type).pages;
  return item === undefined ? null : itemPath({ item }, item.endsWith(':id') ? id : (address ?? ''));
}

/**
 * The path of an entry. `id` is the public id; `address` is the entry's own page address where its type has one, or the
 * path of the page that shows the entry.
 */
export function pageOf(type: SearchType, id: string, address: string | null = null): string {
  const own = ownPageOf(type, id, address);
  if (own !== null) return own;
  const page = address?.startsWith('/') ? address : listPageOf(type);
  return entityOf(type).pages.isAnchored && id !== '' ? `${page}#${type}-${id}` : page;
}

/** A page that shows an entry, its own where it has one. */
export function pageShowing(
  type: EntityName,
  { id, address, document }: { id: string; address: string | null; document: Readonly<Record<string, unknown>> },
): string {
  const { shownOn } = entityOf(type).pages;
  if (shownOn !== undefined) return typeof shownOn === 'string' ? shownOn : shownOn(document);
  return ownPageOf(type, id, address) ?? listPageOf(type);
}

/** The page that lists the entries of a type. */
export const listPageOf = (type: EntityName): string => entityOf(type).pages.list ?? '/';

/** Whether entries of the type are on a page, as a list or with all they say. */
export const isShownOn = (type: EntityName, page: string): boolean =>
  listPageOf(type) === page || entityOf(type).pages.shownOn === page;

/** Whether each entry of the type has a page of its own, not a place on a list page. */
export const hasItemPages = (type: EntityName): boolean => entityOf(type).pages.item?.includes('#') === false;

/** The pages that list the entries of a type. */
export const listPages: readonly string[] = entityNames.flatMap((type) => entityOf(type).pages.list ?? []);

/** The paths of the pages of one entry that are divided into pages, such as `/gallery/:id`. */
export const pagedItems: readonly string[] = entityNames.flatMap((type) => {
  const { item, itemIsPaged } = entityOf(type).pages;
  return item !== undefined && itemIsPaged ? item : [];
});
