import { z } from 'zod';
import type { EntryLanguage } from '../entity.ts';
import { optionalText, ownId, requiredId } from './field-kinds.ts';
import { fieldOf, isOfOffice, type WireNames } from './field-of.ts';
import { wireLanguage } from './parts.ts';
import { listOf, objectOf, type ValuesOf, type WireField, type WireFields } from './wire-field.ts';

/** The fields of the items of a list in a document; never for other fields. */
type ItemShape<Field> = Field extends z.ZodDefault<z.ZodArray<z.ZodObject<infer Shape>>> ? Shape : never;

/** The names of the specification where they differ from ours; for a list of parts also those of its items. */
type Names<Shape> = {
  readonly [Name in keyof Shape]?:
    | string
    | ([ItemShape<Shape[Name]>] extends [never]
        ? never
        : readonly [list: string, items: Names<ItemShape<Shape[Name]>>]);
};

interface WireMap<Shape, Fields> {
  names?: Names<Shape>;
  /** The fields that the object of an entry must have. Other backends may leave out all others. */
  required?: readonly ('id' | keyof Shape)[];
  /** The fields that are sent in another form than their kind, or that are not part of the document. These are sent last. */
  fields?: Fields;
}

/** What callers get: the document, with the fields of the map instead of its own. */
type View<Shape extends z.ZodRawShape, Fields extends WireFields> = EntryLanguage &
  Omit<z.output<z.ZodObject<Shape>>, keyof Fields> &
  ValuesOf<Fields>;

/**
 * The codec between an entry of a content type and its object on the wire, with the names of the specification. It is
 * made from the schema of the document: the kind of a field says how it is sent.
 */
export const defineWire = <Shape extends z.ZodRawShape, const Fields extends WireFields = Record<never, never>>(
  { shape }: z.ZodObject<Shape>,
  map: WireMap<Shape, Fields> = {},
) => {
  const id = (map.required?.includes('id') ? requiredId : ownId)('id');
  return codecOf<View<Shape, Fields> & { id: string }>({ id, ...fieldsOf(shape, map) });
};

/** As {@link defineWire}, for a type with exactly one entry, which has no id. */
export const defineSingleWire = <Shape extends z.ZodRawShape, const Fields extends WireFields = Record<never, never>>(
  { shape }: z.ZodObject<Shape>,
  map: WireMap<Shape, Fields> = {},
) => codecOf<View<Shape, Fields>>(fieldsOf(shape, map));

function fieldsOf<Shape extends z.ZodRawShape, Fields extends WireFields>(
  shape: Shape,
  { names, required, fields }: WireMap<Shape, Fields>,
): WireFields {
  const own: WireFields = fields ?? {};
  const nameOf: WireNames = names ?? {};
  const isRequired = new Set<PropertyKey>(required);
  const sent = Object.keys(shape).filter((name) => !isOfOffice(shape[name]));
  return Object.fromEntries(
    [...new Set([...sent, ...Object.keys(own)])].map((name) => [
      name,
      own[name] ?? fieldOf(name, shape[name], nameOf[name], isRequired.has(name)),
    ]),
  );
}

function codecOf<View extends EntryLanguage>(fields: WireFields) {
  const { schema, decode, encode } = objectOf(fields);
  // The wire side is validated. Our side is trusted, because it is built only from the wire side, and its type from the
  // same fields.
  return z.codec(schema.extend(wireLanguage), z.custom<View>(), {
    decode: (wire) => withLanguage(decode(wire) as View, wire),
    encode: (view) => withLanguage(encode(view as ValuesOf<WireFields>), view),
  });
}

/** Most entries have none, so absent parts are left out. */
function withLanguage<To extends object>(to: To, { lang, fallback }: EntryLanguage): To {
  if (lang !== undefined || fallback !== undefined) Object.assign(to, { lang, fallback });
  return to;
}

/** A list of entries of a type, each with some of the fields of its document. */
export const entriesOf =
  <Shape extends z.ZodRawShape, const Name extends keyof Shape & string>(
    { shape }: z.ZodObject<Shape>,
    names: readonly Name[],
  ) =>
  (
    list: string,
  ): WireField<
    (Pick<z.output<z.ZodObject<Shape>>, Name & keyof z.output<z.ZodObject<Shape>>> & {
      id: string;
      lang?: string | undefined;
    })[]
  > =>
    listOf(list, {
      id: requiredId('id'),
      ...Object.fromEntries(names.map((name) => [name, fieldOf(name, shape[name], undefined)])),
      lang: optionalText('lang'),
    }) as never;
