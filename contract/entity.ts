import type { z } from 'zod';
import { fieldMeta } from './fields.ts';
import type { FieldError } from './problem.ts';

/** How a list of entries is ordered: as the editor arranged them, or the newest first. */
export type ListOrder = 'position' | 'newest';

/**
 * A content type in one object: what it is called, its document, and what the store, the search, the
 * office and the site need to know of it. `parent` names the types an entry may hang under.
 */
export interface Entity<Name extends string = string, Document extends z.ZodObject = z.ZodObject> {
  name: Name;
  label: { one: string; many: string };
  document: Document;
  order: ListOrder;
  /** One valid document: drives tests, the component catalogue and the demo's type check. */
  example: z.input<Document>;
  /** The entry's name in lists and search results. */
  title(document: z.output<Document>): string;
  /** Texts that search looks into beside the title; absent: the title alone. HTML is allowed. */
  texts?(document: z.output<Document>): string[];
  /** The field that lists of the office show beside the name, such as a deadline. */
  listColumn?: string;
  /** The moment that "newest first" orders by, ISO 8601 in UTC. */
  dated?(document: z.output<Document>): string;
  /**
   * Errors between fields that are each valid alone. Checked only when an entry is saved, so that documents older than a rule can
   * still be read.
   */
  check?(document: z.output<Document>): FieldError[];
  /** The part of the page address that the document itself names, unique within the type. */
  address?(document: z.output<Document>): string;
  /** Types an entry may have as its parent; absent: entries of this type have none. */
  parents?: readonly string[];
  /** Whether there is exactly one entry of this type. */
  single?: boolean;
  /** Whether the visitors' search finds it. */
  searched?: boolean;
}

/** Types an entity definition from its own document schema. */
export const defineEntity = <const Name extends string, Document extends z.ZodObject>(
  entity: Entity<Name, Document>,
): Entity<Name, Document> => entity;

/** The document of an entity as it is once parsed. */
export type DocumentOf<E extends Entity> = z.output<E['document']>;

/** What a call answers of an entry: its document with its public id, in our spelling. */
export type ViewOf<E extends Entity> = DocumentOf<E> & { id: string };

/** The kinds of fields that hold text. */
export type TextInput = 'rich-text' | 'long-text' | 'text';

const textInputs: ReadonlySet<string> = new Set<TextInput>(['rich-text', 'long-text', 'text']);

const isText = (input: string | undefined): input is TextInput => input !== undefined && textInputs.has(input);

/** Returns a copy of `value` in which every text field of `schema` went through `change`, lists and parts included. */
export function mapTexts(
  schema: z.core.$ZodType,
  value: unknown,
  change: (text: string, input: TextInput) => string,
): unknown {
  const input = fieldMeta.get(schema)?.input;
  if (isText(input)) return typeof value === 'string' ? change(value, input) : value;
  const { def } = schema._zod;
  if ('innerType' in def) return mapTexts(def.innerType as z.core.$ZodType, value, change);
  if (def.type === 'array' && Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    return value.map((item) => mapTexts(element, item, change));
  }
  if (def.type === 'object' && typeof value === 'object' && value !== null) {
    const shape = (def as z.core.$ZodObjectDef).shape;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const field = shape[key];
        return [key, field ? mapTexts(field, part, change) : part];
      }),
    );
  }
  return value;
}

/** As {@link mapTexts}, for rich text alone. */
export const mapRichText = (schema: z.core.$ZodType, value: unknown, change: (html: string) => string): unknown =>
  mapTexts(schema, value, (text, input) => (input === 'rich-text' ? change(text) : text));
