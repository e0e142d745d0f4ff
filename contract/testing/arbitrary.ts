import fc from 'fast-check';
import type { z } from 'zod';
import { itemId } from '../documents/list-items.ts';
import { type FieldInput, fieldMeta } from '../fields.ts';

const word = fc.stringMatching(/^[A-Za-z0-9àéßÆ]{1,12}$/);

const texts: Partial<Record<FieldInput, fc.Arbitrary<unknown>>> = {
  'page-address': fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
  'web-address': fc.oneof(fc.constant(''), fc.webUrl()),
  link: fc.oneof(fc.constant(''), fc.constantFrom('/news', '/files/a1b2.pdf'), fc.webUrl()),
  video: fc.stringMatching(/^https:\/\/player\.example\.com\/[a-z0-9]{1,10}$/),
  email: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.com$/)),
  phone: fc.oneof(fc.constant(''), fc.stringMatching(/^\+[0-9]{6,12}$/)),
  moment: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  day: fc.oneof(
    fc.constant(''),
    fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  'time-zone': fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Dhaka'),
  language: fc.constantFrom('', 'de', 'pt-BR', 'ar'),
  columns: fc.constantFrom(1, 2, 3),
  // Within every bound, and a valid GTIN.
  decimal: fc.constantFrom(0, -7.5, 89.25),
  code: fc.constantFrom('', '4006381333931', '96385074'),
  colour: fc.oneof(fc.constant(''), fc.stringMatching(/^#[0-9a-f]{6}$/)),
};

const pictureSource = fc.stringMatching(/^\/files\/[a-z0-9]{4,12}\.webp$/);

/** Arbitrary documents that a schema of the contract accepts, with every kind of field filled or empty. */
export function arbitraryOf(schema: z.core.$ZodType, input?: FieldInput): fc.Arbitrary<unknown> {
  const kind = fieldMeta.get(schema)?.input ?? input;
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const special = kind && kind !== 'list' ? texts[kind] : undefined;
  switch (def.type) {
    case 'default':
    case 'prefault':
      return arbitraryOf(def.innerType, kind);
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType, kind), { nil: null });
    case 'optional':
      // Items of lists have their ids in the office alone: none comes back from the wire.
      if (schema === itemId) return fc.constant(undefined);
      return fc.option(arbitraryOf(def.innerType, kind), { nil: undefined });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, field]) => [
            key,
            key === 'src' ? pictureSource : arbitraryOf(field as z.core.$ZodType),
          ]),
        ),
      );
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 3 });
    case 'union':
      return special ?? fc.oneof(...def.options.map((option) => arbitraryOf(option as z.core.$ZodType, kind)));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'number':
      return special ?? fc.integer({ min: 1, max: kind === 'number' ? 3 : 5_000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return special ?? word;
    default:
      throw new Error(`No arbitrary for ${def.type}`);
  }
}
