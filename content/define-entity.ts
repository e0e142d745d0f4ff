import { defineEntity as defineOwn } from '#contract/entity.ts';
import { withSections } from './entry-sections/definition.ts';

/**
 * As in the contract, with the fields that every type with a page has: those for search engines, and sections below its
 * content.
 */
export const defineEntity: typeof defineOwn = (entity) => withSections(defineOwn(entity));
