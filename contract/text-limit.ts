import type { z } from 'zod';

/** The schemas below a schema under a key of a document: a field, an item of a list, or a part of any member of a union. */
function* schemasAt(schema: z.core.$ZodType, key: string): Generator<z.core.$ZodType> {
  const { def } = schema._zod;
  if ('innerType' in def) yield* schemasAt(def.innerType as z.core.$ZodType, key);
  else if (def.type === 'array') yield (def as z.core.$ZodArrayDef).element;
  else if (def.type === 'union')
    for (const option of (def as z.core.$ZodUnionDef).options) yield* schemasAt(option, key);
  else if (def.type === 'object') {
    const field = (def as z.core.$ZodObjectDef).shape[key];
    if (field) yield field;
  }
}

function ownLimit(schema: z.core.$ZodType): number | undefined {
  const { def } = schema._zod;
  if ('innerType' in def) return ownLimit(def.innerType as z.core.$ZodType);
  const checks = (def.checks ?? []).map((check) => check._zod.def as { check: string; maximum?: number });
  return checks.find(({ check }) => check === 'max_length')?.maximum;
}

/** The largest number of characters of the text at a path of a document, such as `content.2.title`; undefined: any. */
export function textLimit(document: z.ZodObject, path: string): number | undefined {
  let schemas: z.core.$ZodType[] = [document];
  for (const key of path.split('.')) schemas = schemas.flatMap((schema) => [...schemasAt(schema, key)]);
  const limits = schemas.map(ownLimit).filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : Math.max(...limits);
}
