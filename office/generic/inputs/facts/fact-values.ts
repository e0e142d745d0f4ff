import type { FactValue } from '#content/attribute/definition.ts';

/** The values of a fact; none for anything else. */
export const valuesIn = (value: unknown): FactValue[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'number' || typeof each === 'boolean' || typeof each === 'string')
    : [];
