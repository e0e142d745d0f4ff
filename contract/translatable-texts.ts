import type { z } from 'zod';
import type { TextInput } from './entity.ts';
import { fieldMeta, pictureItem, pictureValue } from './fields.ts';
import { idOfItem } from './list-items.ts';

/** A text of a document that can be translated. */
export interface TranslatableText {
  /** Such as `content.2.title`. */
  path: string;
  /** The path with the id of its item instead of the position, such as `content.k7.title`, where the item has one. */
  key: string;
  input: TextInput;
  text: string;
}

const inputs: ReadonlySet<string> = new Set<TextInput>(['text', 'long-text', 'rich-text']);
const isText = (input: string | undefined): input is TextInput => input !== undefined && inputs.has(input);

const recordIn = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const shapeOf = (schema: z.core.$ZodType): Shape => (schema._zod.def as z.core.$ZodObjectDef).shape;

/** The member of a union of media whose `kind` is that of the value. */
function memberFor({ options }: z.core.$ZodUnionDef, value: Record<string, unknown>): z.core.$ZodType | undefined {
  return options.find((option) => {
    const kind = option._zod.def.type === 'object' ? shapeOf(option).kind : undefined;
    return (
      kind?._zod.def.type === 'literal' && (kind._zod.def as z.core.$ZodLiteralDef<string>).values[0] === value.kind
    );
  });
}

function* textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  place: Pick<TranslatableText, 'path' | 'key'>,
): Generator<TranslatableText> {
  const { path } = place;
  const input = fieldMeta.get(schema)?.input;
  const text = typeof value === 'string' ? value : '';
  if (isText(input)) {
    yield { ...place, input, text };
    return;
  }
  const { def } = schema._zod;
  const at = (name: string | number, id: string | number = name) =>
    path === '' ? { path: String(name), key: String(id) } : { path: `${path}.${name}`, key: `${place.key}.${id}` };
  if ('innerType' in def) {
    yield* textsIn(def.innerType as z.core.$ZodType, value, place);
  } else if (def.type === 'array' && Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    for (const [index, item] of value.entries()) yield* textsIn(element, item, at(index, idOfItem(item)));
  } else if (def.type === 'union') {
    const own = recordIn(value);
    const member = own && memberFor(def as z.core.$ZodUnionDef, own);
    if (!member) return;
    // The title of a video has no label of its own.
    if ('title' in shapeOf(member)) yield { ...at('title'), input: 'text', text: String(own.title ?? '') };
    yield* textsIn(member, value, place);
  } else if (def.type === 'object') {
    const own = recordIn(value);
    if (schema === pictureValue || schema === pictureItem) {
      if (own) yield { ...at('alt'), input: 'text', text: String(own.alt ?? '') };
      return;
    }
    for (const [key, field] of Object.entries(shapeOf(schema))) yield* textsIn(field, own?.[key], at(key));
  }
}

/** The texts of a document that can be translated, blank ones included, in the order of its fields. */
export const translatableTexts = (schema: z.ZodObject, document: unknown): TranslatableText[] => [
  ...textsIn(schema, document, { path: '', key: '' }),
];

/** The text at a path of a translation; '' without one. */
export function textAt(translation: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      translation,
    );
  return typeof found === 'string' ? found : '';
}

/** The paths of texts that a translation lacks, such as `content.0.title`; they are shown in the default language. */
export const untranslatedTexts = (schema: z.ZodObject, document: unknown, translation: unknown): string[] =>
  translatableTexts(schema, document)
    .filter(({ path, text }) => text !== '' && textAt(translation, path) === '')
    .map(({ path }) => path);

/** The path without the positions in lists: `content.*.title`. Items of a list may have moved. */
export const fieldOf = (path: string): string => path.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*');

/** The state of a translation of an entry. `outdated` goes before `partial`, because visitors see an outdated text. */
export const translationStates = ['missing', 'partial', 'outdated', 'complete'] as const;
export type TranslationState = (typeof translationStates)[number];
