import type { z } from 'zod';
import { type FieldInput, metaOf, pictureItem } from '#contract/fields.ts';
import { mediaValue } from '#contract/media/media.ts';
import { innermost, structureOf } from '#contract/schema-walk.ts';

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

/** The items of a list: parts with their own fields, pictures and videos, or pictures alone. */
export type ItemDescription = { kind: 'parts'; fields: FieldDescription[] } | { kind: 'media' } | { kind: 'pictures' };

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
  return part.kind === 'object' ? { kind: 'parts', fields: describeShape(part.shape) } : undefined;
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
    (field.item.kind !== 'parts' || field.item.fields.some(hasTexts)));

/** Inputs whose content has a language, and page addresses; lists are translated part by part. */
export const isTranslated = ({ input, item }: FieldDescription): boolean =>
  input === 'text' ||
  input === 'long-text' ||
  input === 'rich-text' ||
  input === 'page-address' ||
  (input === 'list' && item?.kind === 'parts' && item.fields.some(isTranslated));
