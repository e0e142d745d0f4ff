import type { Entity } from '#contract/entity.ts';
import * as types from './types.ts';

type Types = typeof types;

export type EntityName = keyof Types;

/** Every content type by its name. */
export const entities = Object.fromEntries(
  Object.entries(types).map(([name, { definition }]) => [name, definition]),
) as { readonly [Name in EntityName]: Types[Name]['definition'] };

/** The parsed document of a content type. */
export type EntityDocument<Name extends EntityName> = (typeof entities)[Name]['document']['_zod']['output'];

/** The input for a document: fields with a default are optional. */
export type EntityInput<Name extends EntityName> = (typeof entities)[Name]['document']['_zod']['input'];

export const entityNames = Object.keys(entities) as EntityName[];

/** The definition of a content type, without the types of its own document. */
export const entityOf = (name: EntityName): Entity => entities[name];

/** The folder of a content type in `content/`. */
export const folderOf = (name: EntityName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
