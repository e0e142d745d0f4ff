import type { JsonDocument } from '#store/store.ts';

const isRecord = (value: unknown): value is JsonDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withText(translation: unknown, document: unknown, keys: readonly string[], text: string): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return text;
  if (Array.isArray(document)) {
    const items: unknown[] = Array.isArray(translation) ? [...translation] : [];
    const index = Number(key);
    // A translated item matches the one at its position.
    while (items.length <= index) items.push({});
    items[index] = withText(items[index], document[index], rest, text);
    return items;
  }
  const own = isRecord(translation) ? translation : {};
  return { ...own, [key]: withText(own[key], isRecord(document) ? document[key] : undefined, rest, text) };
}

/** A translation with a text at a path of its document, such as `content.2.title`. */
export const setText = (translation: JsonDocument, document: JsonDocument, path: string, text: string): JsonDocument =>
  withText(translation, document, path.split('.'), text) as JsonDocument;
