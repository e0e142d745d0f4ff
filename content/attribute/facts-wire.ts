import { z } from 'zod';
import { wireId, wireLanguage, wireList } from '#contract/wire/parts.ts';
import { type WireField, wireField } from '#contract/wire/wire-field.ts';
import { attributeKinds, type Fact } from './definition.ts';

const wireFact = z.object({
  attribute: wireId,
  name: z.string(),
  ...wireLanguage,
  kind: z.enum(attributeKinds),
  values: z
    .array(z.union([z.number(), z.boolean(), z.string()]))
    .describe('Numbers, names of options, or true or false.'),
  keys: z.array(z.string()).default([]).describe('Choices: the keys of the options.'),
  upTo: z.number().nullable().default(null).describe('The end of the range that starts with the value.'),
  decimals: z.int().default(2),
  unit: z.string().default(''),
  unitCode: z.string().default('').describe('The UCUM code of the unit.'),
  text: z.string().default(''),
  note: z.string().default(''),
  group: z.string().default(''),
  compare: z.boolean().default(false),
});

/** Facts with what their attributes say. */
export const facts = (name: string): WireField<Fact[]> =>
  wireField(name, wireList(wireFact), {
    decode: (sent) => sent ?? [],
    encode: (own) =>
      own.map(({ fallback, ...each }) => ({
        ...each,
        ...(fallback && { fallback: [...fallback] }),
        values: [...each.values],
        keys: [...each.keys],
      })),
  });
