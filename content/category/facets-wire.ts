import { z } from 'zod';
import { wireId, wireLanguage, wireList } from '#contract/wire/parts.ts';
import { type WireField, wireField } from '#contract/wire/wire-field.ts';
import type { Facet } from './definition.ts';

const wireOption = z.object({
  key: z.string().describe('The key of an option, or yes or no.'),
  name: z.string().default('').describe('Empty for yes and no.'),
  count: z.int().nonnegative().describe('Products that also pass the filters by other attributes.'),
  isChosen: z.boolean().default(false),
});

const wireFacet = z.object({
  attribute: wireId.describe('Of certificates: certificates.'),
  name: z.string().describe('Empty for certificates, whose options are the schemes of valid ones.'),
  ...wireLanguage,
  kind: z.enum(['number', 'choice', 'yesNo']),
  unit: z.string().default(''),
  decimals: z.int().default(2),
  options: z.array(wireOption).default([]),
  least: z.number().nullable().default(null).describe('Numbers: the smallest beside the filters by other attributes.'),
  most: z.number().nullable().default(null),
  from: z.number().nullable().default(null).describe('Numbers: the start of the chosen range.'),
  to: z.number().nullable().default(null),
});

/** What products can be filtered by. */
export const facets = (name: string): WireField<Facet[]> =>
  wireField(name, wireList(wireFacet), {
    decode: (sent) => sent ?? [],
    encode: (own) => own.map(({ fallback, ...each }) => ({ ...each, ...(fallback && { fallback: [...fallback] }) })),
  });
