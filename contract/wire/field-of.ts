import { z } from 'zod';
import { followsPublication, itemId, metaOf, pictureItem } from '../fields.ts';
import { mediaValue } from '../media/media.ts';
import { entryLink, entryLinks } from './entry-links.ts';
import * as kind from './field-kinds.ts';
import { kindListOf, listOf, type WireField, type WireFields } from './wire-field.ts';

/** Names on the wire by our field names; for a list of parts also those of its items. */
export interface WireNames {
  readonly [field: string]: string | readonly [list: string, items: WireNames] | undefined;
}

/** Whether a field is of the office alone: calls of the site do not send it. */
export const isOfOffice = (schema: z.core.$ZodType | undefined): boolean =>
  schema === itemId || schema === followsPublication || (schema !== undefined && metaOf(schema)?.forOffice === true);

/** How a field of a document is sent, by its kind. */
export function fieldOf(
  field: string,
  schema: z.core.$ZodType | undefined,
  names: WireNames[string],
  isRequired = false,
): WireField<unknown> {
  const name = typeof names === 'string' ? names : (names?.[0] ?? field);
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  const initial: unknown = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  switch (schema && metaOf(schema)?.input) {
    case 'picture':
      return kind.picture(name);
    case 'file':
      return kind.file(name);
    case 'captions':
      return kind.captions(name);
    case 'link':
    case 'web-address':
    case 'video':
      return initial === undefined ? kind.requiredAddress(name) : kind.address(name);
    case 'moment':
      return kind.moment(name);
    case 'number':
    case 'columns':
      return kind.number(name, Number(initial));
    case 'choice':
      if (!(inner instanceof z.ZodEnum)) break;
      return kind.choice(name, inner.options.map(String), String(initial));
    case 'list':
      return listField(name, inner, typeof names === 'string' ? {} : (names?.[1] ?? {}));
    case 'relation':
      return entryLink(name);
    case 'relations':
      return entryLinks(name);
    case 'decimal':
      return kind.decimal(name);
    case 'flag':
      return kind.flag(name);
    case 'text':
    case 'code':
    case 'long-text':
    case 'rich-text':
    case 'page-address':
    case 'email':
    case 'phone':
    case 'day':
    case 'colour':
    case 'time-zone':
      return isRequired ? kind.requiredText(name) : kind.text(name, typeof initial === 'string' ? initial : '');
  }
  throw new Error(`The wire map does not say how the field ${field} is sent`);
}

function listField(name: string, list: unknown, names: WireNames): WireField<unknown> {
  const item = list instanceof z.ZodArray ? list.element : undefined;
  if (item === mediaValue) return kind.mediaList(name);
  if (item === pictureItem) return kind.pictureList(name);
  if (item instanceof z.ZodDiscriminatedUnion) return kindListOf(name, membersOf(item));
  if (!(item instanceof z.ZodObject)) throw new Error(`The list ${name} has items of an unknown kind`);
  return listOf(name, fieldsOfPart(item.shape, names));
}

const fieldsOfPart = (shape: z.core.$ZodShape, names: WireNames): WireFields =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, part]) => !isOfOffice(part))
      .map(([part, schema]) => [part, fieldOf(part, schema, names[part])]),
  );

/** The fields of the members of a union by their kind. Relations are links: no call returns numbers of entries. */
export function membersOf({ options }: z.ZodDiscriminatedUnion): Record<string, WireFields> {
  const members = options.map((option): [string, WireFields] => {
    if (!(option instanceof z.ZodObject)) throw new Error('The members of a list must be objects');
    const { kind, ...shape }: z.core.$ZodShape = option.shape;
    const [name] = kind?._zod.values ?? [];
    return [String(name), fieldsOfPart(shape, {})];
  });
  return Object.fromEntries(members);
}
