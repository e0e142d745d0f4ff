import type { z } from 'zod';
import { type EntityName, entityOf } from '#content/registry.ts';
import { metaOf } from '#contract/fields.ts';

/** The fields of a type that refer to other entries. */
export const relationFields = (type: EntityName): string[] =>
  Object.entries(entityOf(type).document.shape).flatMap(([key, field]) =>
    ['relation', 'relations'].includes(metaOf(field as z.core.$ZodType)?.input ?? '') ? [key] : [],
  );
