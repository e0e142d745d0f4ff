import type { z } from 'zod';
import { type EntityName, entityOf } from '#content/registry.ts';
import { type FieldMeta, fieldMeta } from '#contract/fields.ts';

/**
 * A copy of `value` in which `change` was applied to every field that the schema describes, from the outside in. Where `change` returns
 * undefined, the parts of the field are visited. A field that `value` lacks is passed as undefined. `path`: where the field is, such as `content.2.title`.
 */
export function mapFields(
  schema: z.core.$ZodType,
  value: unknown,
  change: (meta: FieldMeta, value: unknown, schema: z.core.$ZodType, path: string) => unknown,
  path = '',
): unknown {
  const meta = fieldMeta.get(schema);
  const changed = meta && change(meta, value, schema, path);
  if (changed !== undefined) return changed;
  const { def } = schema._zod;
  if ('innerType' in def) return mapFields(def.innerType as z.core.$ZodType, value, change, path);
  if (def.type === 'array' && Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    return value.map((item, index) => mapFields(element, item, change, `${path}.${index}`));
  }
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const { shape } = def as z.core.$ZodObjectDef;
    const keys = new Set([...Object.keys(shape), ...Object.keys(value)]);
    const parts = [...keys].map((key) => {
      const [field, part]: [z.core.$ZodType | undefined, unknown] = [shape[key], Reflect.get(value, key)];
      return [key, field ? mapFields(field, part, change, path === '' ? key : `${path}.${key}`) : part];
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  return value;
}

/** The fields of a type that refer to other entries. */
export const relationFields = (type: EntityName): string[] =>
  Object.entries(entityOf(type).document.shape).flatMap(([key, field]) =>
    fieldMeta.get(field as z.core.$ZodType)?.input === 'relation' ? [key] : [],
  );
