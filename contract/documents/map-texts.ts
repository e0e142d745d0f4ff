import type { z } from 'zod';
import { entityOf } from '#content/registry.ts';
import { mapTexts, type TextInput } from '../entity.ts';
import type { Call } from '../protocol/call.ts';
import { mapFields } from '../schema-walk.ts';
import { yieldToEventLoop } from '../wire/lenient.ts';

/** Applies `change` to every text of a call's response, one entry or a list. */
export function mapTextsOf(
  { answers }: Call,
  answer: unknown,
  change: (text: string, input: TextInput) => string,
): unknown {
  return mapDocuments(answers, answer, (document, value) =>
    mapNames(document, mapTexts(document, value, change), (name) => change(name, 'text')),
  );
}

/** Maps the names of the entries that an item lists beside its document, such as the products of a category. */
function mapNames(document: z.ZodObject, item: unknown, change: (name: string) => string): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const named = (entry: unknown): unknown =>
    typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
      ? { ...entry, name: change(entry.name) }
      : entry;
  const parts = Object.entries(item).map(([key, value]): [string, unknown] => {
    if (Object.hasOwn(document.shape, key)) return [key, value];
    return [key, Array.isArray(value) ? value.map(named) : named(value)];
  });
  return Object.fromEntries(parts);
}

function mapDocuments(
  answers: Call['answers'],
  answer: unknown,
  map: (document: z.ZodObject, value: unknown) => unknown,
): unknown {
  if (answers === null) return answer;
  const { document } = entityOf(answers);
  return Array.isArray(answer) ? answer.map((item) => map(document, item)) : map(document, answer);
}

/** Longest time without yielding. Sanitizing the HTML of an item takes milliseconds. */
const maxSliceMs = 15;

/**
 * Maps a value with a change that may take long, and yields to the event loop between the texts that come after {@link
 * maxSliceMs}. `map`: maps the value with a synchronous change of its texts. It is called twice for the same value if
 * not all are changed in time.
 */
export async function mapYielding<Text extends unknown[]>(
  map: (change: (...text: Text) => string) => unknown,
  change: (...text: Text) => string,
): Promise<unknown> {
  let since = performance.now();
  const isLate = () => performance.now() - since > maxSliceMs;
  const changed: string[] = [];
  const deferred: Text[] = [];
  const mapped = map((...text) => {
    if (deferred.length === 0 && !isLate()) return changed[changed.push(change(...text)) - 1] ?? '';
    deferred.push(text);
    return '';
  });
  if (deferred.length === 0) return mapped;
  for (const text of deferred) {
    if (isLate()) {
      await yieldToEventLoop();
      since = performance.now();
    }
    changed.push(change(...text));
  }
  let next = 0;
  return map(() => changed[next++] ?? '');
}

/** As {@link mapTextsOf}, but yields to the event loop between items and between long texts. */
export async function mapTextsYielding(
  call: Call,
  answer: unknown,
  change: (text: string, input: TextInput) => string,
): Promise<unknown> {
  const mapItem = (item: unknown) =>
    mapYielding((each: (text: string, input: TextInput) => string) => mapTextsOf(call, item, each), change);
  if (!Array.isArray(answer)) return mapItem(answer);
  let since = performance.now();
  const items: unknown[] = [];
  for (const item of answer) {
    if (performance.now() - since > maxSliceMs) {
      await yieldToEventLoop();
      since = performance.now();
    }
    items.push(await mapItem(item));
  }
  return items;
}

/** As {@link mapTextsOf}, for rich text alone. */
export const mapRichTextOf = (call: Call, answer: unknown, change: (html: string) => string): unknown =>
  mapTextsOf(call, answer, (text, input) => (input === 'rich-text' ? change(text) : text));

/** The address of a link in a rich text. */
const linkInText = /(<a\b[^>]*?\shref=")([^"]*)/gi;

/** Applies `change` to the address of every link of a call's response: in rich texts and in fields that are a link. */
export const mapLinksOf = ({ answers }: Call, answer: unknown, change: (address: string) => string): unknown =>
  mapDocuments(answers, answer, (document, value) =>
    mapFields(document, value, ({ input }, text) => {
      if (typeof text !== 'string') return undefined;
      if (input === 'link') return change(text);
      if (input !== 'rich-text') return undefined;
      return text.replace(linkInText, (_, before: string, address: string) => before + change(address));
    }),
  );
