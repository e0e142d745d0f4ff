import type { z } from 'zod';
import { idOfItem } from '../documents/list-items.ts';
import type { TextInput } from '../entity.ts';
import { pictureItem, pictureValue } from '../fields.ts';
import { innermost, planOf, shapeFor } from '../schema-walk.ts';

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

function* textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  place: Pick<TranslatableText, 'path' | 'key'>,
): Generator<TranslatableText> {
  const { path } = place;
  const { meta, structure } = planOf(schema);
  const input = meta?.input;
  const text = typeof value === 'string' ? value : '';
  if (isText(input)) {
    yield { ...place, input, text };
    return;
  }
  const at = (name: string | number, id: string | number = name) =>
    path === '' ? { path: String(name), key: String(id) } : { path: `${path}.${name}`, key: `${place.key}.${id}` };
  if (structure.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(structure.element, item, at(index, idOfItem(item)));
  } else {
    const own = recordIn(value);
    if (isPicture(schema)) {
      if (own) yield { ...at('alt'), input: 'text', text: String(own.alt ?? '') };
      return;
    }
    if (structure.kind === 'union' && !own) return;
    for (const [key, field] of Object.entries(shapeFor(schema, own ?? {}) ?? {})) {
      // The title of a video has no label of its own.
      if (key === 'title' && structure.kind === 'union' && !planOf(field).meta)
        yield { ...at(key), input: 'text', text: String(own?.title ?? '') };
      yield* textsIn(field, own?.[key], at(key));
    }
  }
}

function isPicture(schema: z.core.$ZodType): boolean {
  const inner = innermost(schema);
  return inner === pictureValue || inner === pictureItem;
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
