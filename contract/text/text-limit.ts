import type { z } from 'zod';
import { innermost, schemasAt } from '../schema-walk.ts';

function ownLimit(schema: z.core.$ZodType): number | undefined {
  const checks = innermost(schema)._zod.def.checks?.map(
    (check) => check._zod.def as { check: string; maximum?: number },
  );
  return checks?.find(({ check }) => check === 'max_length')?.maximum;
}

/** The largest number of characters of the text at a path of a document, such as `content.2.title`; undefined: any. */
export function textLimit(document: z.ZodObject, path: string): number | undefined {
  let schemas: z.core.$ZodType[] = [document];
  for (const key of path.split('.')) schemas = schemas.flatMap((schema) => schemasAt(schema, key));
  const limits = schemas.map(ownLimit).filter((limit) => limit !== undefined);
  return limits.length === 0 ? undefined : Math.max(...limits);
}
