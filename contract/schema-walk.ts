import type { z } from 'zod';
import { type FieldMeta, metaOf } from './fields.ts';

type Schema = z.core.$ZodType;

/** Keys of fields and positions in lists. */
export type Path = readonly (string | number)[];

type Shape = Readonly<Record<string, Schema>>;

type Structure =
  | { kind: 'object'; shape: Shape }
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

/** The objects of a union, and the values of the field that tells them apart. */
interface Members {
  shapes: readonly { shape: Shape; kinds: readonly (readonly [name: string, values: ReadonlySet<unknown>])[] }[];
  all: Shape | undefined;
}

interface Plan {
  meta: FieldMeta | undefined;
  structure: Structure;
  members?: Members;
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

function* shapesIn(schema: Schema): Generator<Shape> {
  const { structure } = planOf(schema);
  if (structure.kind === 'object') yield structure.shape;
  if (structure.kind === 'union') for (const option of structure.options) yield* shapesIn(option);
}

function membersOf(schema: Schema): Members {
  const shapes = [...shapesIn(schema)].map((shape) => ({
    shape,
    kinds: Object.entries(shape).flatMap(([name, { _zod }]) =>
      _zod.def.type === 'literal' && _zod.values ? [[name, _zod.values] as const] : [],
    ),
  }));
  const all = shapes.length === 0 ? undefined : Object.assign({}, ...shapes.toReversed().map(({ shape }) => shape));
  return { shapes, all };
}

/**
 * The fields of a value: those of an object, or of the member of a union that the value's kind names. A value without a
 * kind, as in a translation, can have those of every member. Undefined for schemas without fields.
 */
export function shapeFor(schema: Schema, value: object): Shape | undefined {
  const plan = planOf(schema);
  if (plan.structure.kind === 'object') return plan.structure.shape;
  if (plan.structure.kind !== 'union') return undefined;
  plan.members ??= membersOf(schema);
  const { shapes, all } = plan.members;
  const own = shapes.find(({ kinds }) => kinds.some(([name, values]) => values.has(Reflect.get(value, name))));
  return own?.shape ?? all;
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
  for (const shape of shapesIn(schema)) for (const field of Object.values(shape)) yield* fieldsOf(field);
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
  } else if (typeof value === 'object' && value !== null) {
    const shape = shapeFor(schema, value) ?? {};
    for (const [key, part] of Object.entries(value)) {
      const field = shape[key];
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
  if (typeof value !== 'object' || value === null) return value;
  const shape = shapeFor(schema, value);
  if (!shape) return value;
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
