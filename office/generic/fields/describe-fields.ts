import type { z } from 'zod';
import { type FieldInput, type KindMeta, kindMeta, metaOf, pictureItem } from '#contract/fields.ts';
import { mediaValue } from '#contract/media/media.ts';
import { innermost, shapeFor, structureOf } from '#contract/schema-walk.ts';

/** A field's properties for the form, read from its schema. */
export interface FieldDescription {
  name: string;
  label: string;
  input: FieldInput;
  help: string | undefined;
  /** What visitors see if it is empty. */
  absent: string | undefined;
  /** The number of characters that cards show. */
  cut: number | undefined;
  /** Relations: the target type. */
  to: string | undefined;
  /** The values of fields beside it with which forms show it. */
  onlyWith?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Lists: items may be below others. */
  isOutline?: boolean | undefined;
  /** Moments: the time of publication, as long as the document follows it. */
  isPublication?: boolean | undefined;
  /** Whether a document without it is invalid. */
  required: boolean;
  maxLength: number | undefined;
  min: number | undefined;
  max: number | undefined;
  /** Choices. */
  options: readonly string[];
  /** The names of choices by their values; a choice without one is shown by its value. */
  optionNames: Readonly<Record<string, string>>;
  /** Lists: the kind of their items. */
  item: ItemDescription | undefined;
  /** The initial value in a new document. */
  initial: unknown;
}

/** What a field without a schema leaves out. */
export const plainField: Omit<FieldDescription, 'name' | 'label' | 'input'> = {
  help: undefined,
  absent: undefined,
  cut: undefined,
  to: undefined,
  required: false,
  maxLength: undefined,
  min: undefined,
  max: undefined,
  options: [],
  optionNames: {},
  item: undefined,
  initial: '',
};

/** A kind of items of a list: its name in documents, its texts, and its fields. */
export interface KindDescription extends KindMeta {
  name: string;
  fields: FieldDescription[];
}

/** The items of a list: parts with their own fields or those of their kind, pictures and videos, or pictures alone. */
export type ItemDescription =
  | { kind: 'parts'; fields: FieldDescription[] }
  | { kind: 'kinds'; kinds: KindDescription[] }
  | { kind: 'media' }
  | { kind: 'pictures' };

/** The kind of an item of a list with several; undefined for a translation, which does not name it. */
export const kindOf = (item: ItemDescription | undefined, value: unknown): KindDescription | undefined =>
  item?.kind === 'kinds' && typeof value === 'object' && value !== null && 'kind' in value
    ? item.kinds.find(({ name }) => name === value.kind)
    : undefined;

/** The fields of an item. Without its kind, those of all kinds. Pictures and videos have none of their own. */
export function fieldsOfItem(item: ItemDescription | undefined, value?: unknown): readonly FieldDescription[] {
  if (item?.kind === 'parts') return item.fields;
  if (item?.kind !== 'kinds') return [];
  const known = kindOf(item, value);
  if (known) return known.fields;
  return [...new Map(item.kinds.flatMap(({ fields }) => fields.map((field) => [field.name, field]))).values()];
}

type AnySchema = z.core.$ZodType;

/** A schema and everything that it wraps, the outermost first. */
function layersOf(schema: AnySchema): AnySchema[] {
  const layers: AnySchema[] = [];
  for (let layer: AnySchema | undefined = schema; layer; ) {
    layers.push(layer);
    const { def }: { def: z.core.$ZodTypeDef } = layer._zod;
    layer = 'innerType' in def ? (def.innerType as AnySchema) : undefined;
  }
  return layers;
}

/** The innermost schemas, which have the size limits; for a union, those of its members. */
function coresOf(schema: AnySchema): AnySchema[] {
  const structure = structureOf(schema);
  return structure.kind === 'union' ? structure.options.flatMap(coresOf) : [innermost(schema)];
}

/** A bound that a schema sets: of a text's length or of a number's size. */
function boundIn(schema: AnySchema, end: 'least' | 'most'): number | undefined {
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const check = _zod.def as { check: string; minimum?: number; maximum?: number; value?: unknown };
    const bound =
      end === 'least'
        ? (check.minimum ?? (check.check === 'greater_than' ? check.value : undefined))
        : (check.maximum ?? (check.check === 'less_than' ? check.value : undefined));
    if (typeof bound === 'number') return bound;
  }
  return undefined;
}

/** The largest bound of the members. */
function boundOf(cores: readonly AnySchema[], end: 'least' | 'most'): number | undefined {
  const numbers = cores.map((core) => boundIn(core, end)).filter((value) => value !== undefined);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

const blanks: Partial<Record<FieldInput, unknown>> = {
  picture: null,
  file: null,
  captions: null,
  relation: null,
  list: [],
};

function itemOf(schema: AnySchema): ItemDescription | undefined {
  const list = structureOf(schema);
  if (list.kind !== 'list') return undefined;
  if (list.element === mediaValue) return { kind: 'media' };
  if (list.element === pictureItem) return { kind: 'pictures' };
  const part = structureOf(list.element);
  if (part.kind === 'object') return { kind: 'parts', fields: describeShape(part.shape) };
  return part.kind === 'union' ? { kind: 'kinds', kinds: part.options.flatMap(describeKind) } : undefined;
}

function describeKind(option: AnySchema): KindDescription[] {
  const meta = kindMeta.get(option);
  const shape = shapeFor(option, {}) ?? {};
  const [name] = shape.kind?._zod.values ?? [];
  return meta ? [{ ...meta, name: String(name), fields: describeShape(shape) }] : [];
}

function describeField(name: string, schema: AnySchema): FieldDescription[] {
  const layers = layersOf(schema);
  const meta = metaOf(schema);
  if (!meta) return [];
  const given = layers.find((layer) => layer._zod.def.type === 'default');
  const fallback = given && (given._zod.def as z.core.$ZodDefaultDef).defaultValue;
  const nullable = layers.some((layer) => layer._zod.def.type === 'nullable');
  const cores = coresOf(schema);
  const core = layers.at(-1);
  const isText = cores.some((one) => one._zod.def.type === 'string');
  const isNumber = cores.some((one) => one._zod.def.type === 'number');
  const options =
    core?._zod.def.type === 'enum' ? Object.values((core._zod.def as z.core.$ZodEnumDef).entries).map(String) : [];
  return [
    {
      name,
      label: meta.label,
      input: meta.input,
      help: meta.help,
      absent: meta.absent,
      cut: meta.cut,
      to: meta.to,
      onlyWith: meta.onlyWith,
      isOutline: meta.isOutline,
      isPublication: meta.isPublication,
      required: given === undefined && !nullable,
      maxLength: isText ? boundOf(cores, 'most') : undefined,
      min: isNumber ? boundOf(cores, 'least') : undefined,
      max: isNumber ? boundOf(cores, 'most') : undefined,
      options,
      optionNames: {},
      item: itemOf(schema),
      initial: given === undefined ? (blanks[meta.input] ?? '') : fallback,
    },
  ];
}

/** The fields of some schemas by their names. */
export const describeShape = (shape: Readonly<Record<string, AnySchema>>): FieldDescription[] =>
  Object.entries(shape).flatMap(([name, schema]) => describeField(name, schema));

/** The fields of a document in the order of its schema, without fields that have no label. */
export const describeFields = (document: z.ZodObject): FieldDescription[] => describeShape(document.shape);

/** A blank document or part. */
export const blankOf = (fields: readonly FieldDescription[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, structuredClone(initial)]));

/** Fields with texts to translate: also pictures with alt texts, and videos. An address is not a text. */
export const hasTexts = (field: FieldDescription): boolean =>
  (isTranslated(field) && field.input !== 'page-address') ||
  field.input === 'picture' ||
  (field.input === 'list' &&
    field.item !== undefined &&
    (field.item.kind === 'media' || field.item.kind === 'pictures' || fieldsOfItem(field.item).some(hasTexts)));

/** Inputs whose content has a language, and page addresses; lists are translated part by part. */
export const isTranslated = ({ input, item }: FieldDescription): boolean =>
  input === 'text' ||
  input === 'long-text' ||
  input === 'rich-text' ||
  input === 'page-address' ||
  (input === 'list' && fieldsOfItem(item).some(isTranslated));
