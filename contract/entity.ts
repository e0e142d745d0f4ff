import type { z } from 'zod';
import { type FieldInput, fieldMeta } from './fields.ts';
import type { FieldError } from './problem.ts';

/** The order of a list of entries: by position, or the newest first. */
export type ListOrder = 'position' | 'newest';

/**
 * A content type: its name, its document, and everything that the store, the search, the office and the site need to know about it.
 * `parents` names the types that an entry may have as its parent.
 */
export interface Entity<Name extends string = string, Document extends z.ZodObject = z.ZodObject> {
  name: Name;
  label: { one: string; many: string };
  document: Document;
  order: ListOrder;
  /** A valid document, used by tests, the component catalogue and the demo's type check. */
  example: z.input<Document>;
  /** The entry's name in lists and search results. */
  title(document: z.output<Document>): string;
  /** Texts that are searched in addition to the title; absent: only the title. HTML is allowed. */
  texts?(document: z.output<Document>): string[];
  /** The field that lists of the office show beside the title, such as a deadline. */
  listColumn?: string;
  /** The moment for the order "newest", ISO 8601 in UTC. */
  dated?(document: z.output<Document>): string;
  /** Errors between fields that are valid on their own. Checked only on save, so that documents older than a rule can still be read. */
  check?(document: z.output<Document>): FieldError[];
  /** The part of the page address that comes from the document, unique within the type. */
  address?(document: z.output<Document>): string;
  /** Types an entry may have as its parent; absent: entries of this type have none. */
  parents?: readonly string[];
  /** Whether there is exactly one entry of this type. */
  single?: boolean;
  /** Whether the site's search includes it. */
  searched?: boolean;
}

/** Infers the type of an entity definition from its document schema. */
export const defineEntity = <const Name extends string, Document extends z.ZodObject>(
  entity: Entity<Name, Document>,
): Entity<Name, Document> => entity;

/** The parsed document of an entity. */
export type DocumentOf<E extends Entity> = z.output<E['document']>;

/** The language of an entry in a response to a call with `lang`; absent for the default language. */
export interface EntryLanguage {
  /** The language of its texts: the requested one, a more general one, or the default language. */
  lang?: string | undefined;
  /** The paths of texts without a translation, such as `content.0.title`: they are in the default language. */
  fallback?: readonly string[] | undefined;
}

/** An entry in the response of a call: its document with its public id, under our own field names. */
export type ViewOf<E extends Entity> = DocumentOf<E> & EntryLanguage & { id: string };

/** The kinds of fields that hold text. */
export type TextInput = 'rich-text' | 'long-text' | 'text';

const textInputs: readonly TextInput[] = ['rich-text', 'long-text', 'text'];

export const isTextInput = (input: FieldInput): input is TextInput => textInputs.some((each) => each === input);

/** Returns a copy of `value` with `change` applied to every field of `schema` of some kinds, also in lists and parts. */
export function mapFields<Input extends FieldInput>(
  schema: z.core.$ZodType,
  value: unknown,
  inputs: readonly Input[],
  change: (value: string, input: Input) => string,
): unknown {
  const own = fieldMeta.get(schema)?.input;
  const input = inputs.find((each) => each === own);
  if (input) return typeof value === 'string' ? change(value, input) : value;
  const { def } = schema._zod;
  if ('innerType' in def) return mapFields(def.innerType as z.core.$ZodType, value, inputs, change);
  if (def.type === 'array' && Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    return value.map((item) => mapFields(element, item, inputs, change));
  }
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const shape = (def as z.core.$ZodObjectDef).shape;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const field = shape[key];
        return [key, field ? mapFields(field, part, inputs, change) : part];
      }),
    );
  }
  return value;
}

/** As {@link mapFields}, for every text. */
export const mapTexts = (
  schema: z.core.$ZodType,
  value: unknown,
  change: (text: string, input: TextInput) => string,
): unknown => mapFields(schema, value, textInputs, change);

/** As {@link mapTexts}, for rich text alone. */
export const mapRichText = (schema: z.core.$ZodType, value: unknown, change: (html: string) => string): unknown =>
  mapTexts(schema, value, (text, input) => (input === 'rich-text' ? change(text) : text));
