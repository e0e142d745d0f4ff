import type { EntityName } from '#content/registry.ts';

/** The id of the section of an entry, for types whose entries are sections of one page; undefined for entries without an id. */
export const anchorOf = (type: EntityName, id: string): string | undefined => (id ? `${type}-${id}` : undefined);
