import { z } from 'zod';
import { fieldMeta, itemId, pictureItem, pictureValue } from '../fields.ts';

/** A schema without its defaults: a list may have that of its kind and that of its type. */
const withoutDefault = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault ? withoutDefault(schema.unwrap()) : schema;

/** A field that a part of a translation may lack. It has no default then: visitors get the value of the default language. */
function optional(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = withPartialItems(withoutDefault(schema));
  const field = z.optional(inner);
  const meta = fieldMeta.get(schema);
  if (meta) fieldMeta.add(field, meta);
  return field;
}

/** The alt text of a picture alone, or another picture. */
const translatedPicture = z.union([pictureValue, z.strictObject({ alt: pictureValue.shape.alt.unwrap() })]);

function withPartialPicture(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutDefault(schema);
  return inner === pictureValue || (inner instanceof z.ZodNullable && inner.unwrap() === pictureValue)
    ? translatedPicture.nullable()
    : schema;
}

/** The same for a picture of a list, which may have no texts. */
const translatedPictureItem = z.union([
  pictureItem,
  z.strictObject({ id: itemId, alt: pictureValue.shape.alt.unwrap().optional() }),
]);

const withPartialFields = ({ shape }: z.ZodObject): z.ZodObject =>
  z.strictObject(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, optional(field)])));

/** The texts of an item alone, without its kind, or another item. Fields of one name are of one kind in all members. */
function withPartialMembers(union: z.ZodDiscriminatedUnion): z.ZodType {
  const shapes = union.options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []));
  const { [union.def.discriminator]: _, ...all } = Object.assign({}, ...shapes.toReversed()) as z.core.$ZodShape;
  return z.union([union, withPartialFields(z.object(all))]);
}

/** A list in which each item may lack any field; any other schema as it is. */
function withPartialItems(schema: z.core.$ZodType): z.core.$ZodType {
  const list = withoutDefault(schema);
  if (!(list instanceof z.ZodArray)) return withPartialPicture(schema);
  if (list.element instanceof z.ZodDiscriminatedUnion) return z.array(withPartialMembers(list.element));
  if (list.element === pictureItem) return z.array(translatedPictureItem);
  return list.element instanceof z.ZodObject ? z.array(withPartialFields(list.element)) : schema;
}

/**
 * The schema of some fields in a translation. A part of a list has only the texts that differ, so that a text without a
 * translation stays one: visitors get it in the default language.
 */
export function translationSchema(document: z.ZodObject, fields: readonly string[]): z.ZodObject {
  const { shape } = document;
  return z.strictObject(
    Object.fromEntries(fields.map((name) => [name, shape[name] ? withPartialItems(shape[name]) : z.never()])),
  );
}
