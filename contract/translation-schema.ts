import { z } from 'zod';

/** A list of parts in which each part may lack any field; any other schema as it is. */
function withPartialParts(schema: z.core.$ZodType): z.core.$ZodType {
  const list = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (!(list instanceof z.ZodArray) || !(list.element instanceof z.ZodObject)) return schema;
  return z.array(list.element.partial());
}

/**
 * The schema of some fields in a translation. A part of a list has only the texts that differ, so that a text without a translation stays
 * one: visitors get it in the default language.
 */
export function translationSchema(document: z.ZodObject, fields: readonly string[]): z.ZodObject {
  const { shape } = document;
  return z.strictObject(
    Object.fromEntries(fields.map((name) => [name, shape[name] ? withPartialParts(shape[name]) : z.never()])),
  );
}
