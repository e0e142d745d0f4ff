import type { EntityName } from '#content/registry.ts';

/** The id of an entry's section, for types whose entries share a page; undefined for entries without an id. */
export const anchorOf = (type: EntityName, id: string): string | undefined => (id ? `${type}-${id}` : undefined);
