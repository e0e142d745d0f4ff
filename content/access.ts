import { type ContentAccess, contentRules } from '#contract/access.ts';
import { type EntityName, entityOf } from './registry.ts';

/** The roles that may see and change entries of a type. */
export const accessTo = (type: EntityName): ContentAccess => contentRules[entityOf(type).access ?? 'content'];
