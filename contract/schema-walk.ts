import type { z } from 'zod';
import { type FieldMeta, metaOf } from './fields.ts';

type Schema = z.core.$ZodType;

/** Keys of fields and positions in lists. */
export type Path = readonly (string | number)[];

type Structure =
  | { kind: 'object'; shape: Readonly<Record<string, Schema>> }
  | { kind: 'list'; element: Schema }
  | { kind: 'union'; options: readonly Schema[] }
  | { kind: 'value' };

/** The schema inside defaults, `null` and `undefined`. */
export function innermost(schema: Schema): Schema {
  const { def } = schema._zod;
  return 'innerType' in def ? innermost(def.innerType as Schema) : schema;
}

/** What a schema consists of. This file alone knows how zod keeps it. */
export function structureOf(schema: Schema): Structure {
  const { def } = innermost(schema)._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'object') return { kind: 'object', shape: def.shape };
  if (def.type === 'array') return { kind: 'list', element: def.element };
  if (def.type === 'union') return { kind: 'union', options: def.options };
  return { kind: 'value' };
}

interface Plan {
  meta: FieldMeta | undefined;
  structure: Structure;
}

const plans = new WeakMap<Schema, Plan>();

/** The texts of a field and what it consists of. Each response is walked, so both are read once. */
export function planOf(schema: Schema): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const plan = { meta: metaOf(schema), structure: structureOf(schema) };
  plans.set(schema, plan);
  return plan;
}

/** The schemas under a key of a document: a field, an item of a list, or a part of any member of a union. */
export function schemasAt(schema: Schema, key: string): Schema[] {
  const structure = structureOf(schema);
  if (structure.kind === 'list') return [structure.element];
  if (structure.kind === 'union') return structure.options.flatMap((option) => schemasAt(option, key));
  const field = structure.kind === 'object' ? structure.shape[key] : undefined;
  return field ? [field] : [];
}

/** Every field that a schema describes, also in lists and parts. */
export function* fieldsOf(schema: Schema): Generator<FieldMeta> {
  const meta = metaOf(schema);
  if (meta) yield meta;
  const structure = structureOf(schema);
  if (structure.kind === 'list') yield* fieldsOf(structure.element);
  if (structure.kind === 'object') for (const field of Object.values(structure.shape)) yield* fieldsOf(field);
}

/** A field of a document with its value. */
interface Field {
  meta: FieldMeta;
  value: unknown;
  path: Path;
}

/** Every field that a value has, also in lists and parts. */
export function* fieldsIn(schema: Schema, value: unknown, path: Path = []): Generator<Field> {
  const { meta, structure } = planOf(schema);
  if (meta) yield { meta, value, path };
  if (structure.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* fieldsIn(structure.element, item, [...path, index]);
  } else if (structure.kind === 'object' && typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const field = structure.shape[key];
      if (field) yield* fieldsIn(field, part, [...path, key]);
    }
  }
}

/**
 * A copy of `value` in which `change` was applied to every field that the schema describes, from the outside in. Where
 * `change` returns undefined, the parts of the field are visited. A field that `value` lacks is passed as undefined.
 * `path`: where the field is, such as `content.2.title`.
 */
export function mapFields(
  schema: Schema,
  value: unknown,
  change: (meta: FieldMeta, value: unknown, schema: Schema, path: string) => unknown,
  path = '',
): unknown {
  const { meta, structure } = planOf(schema);
  const changed = meta && change(meta, value, schema, path);
  if (changed !== undefined) return changed;
  if (structure.kind === 'list' && Array.isArray(value)) {
    return value.map((item, index) => mapFields(structure.element, item, change, `${path}.${index}`));
  }
  if (structure.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const { shape } = structure;
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  // In the order of the schema, so that archives of equal documents are equal.
  const keys = new Set([...Object.keys(shape), ...Object.keys(value)]);
  const parts = [...keys].map((key): [string, unknown] => {
    const field = shape[key];
    const part: unknown = Reflect.get(value, key);
    return [key, field ? mapFields(field, part, change, below(key)) : part];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
