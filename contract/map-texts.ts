import type { z } from 'zod';
import type { Call } from './call.ts';
import { entityOf } from './entities/registry.ts';
import { mapFields, mapTexts, type TextInput } from './entity.ts';
import { yieldToEventLoop } from './lenient.ts';

/** Applies `change` to every text of a call's response, one entry or a list. */
export function mapTextsOf(
  { answers }: Call,
  answer: unknown,
  change: (text: string, input: TextInput) => string,
): unknown {
  return mapDocuments(answers, answer, (document, value) => mapTexts(document, value, change));
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

/** As {@link mapTextsOf}, but yields to the event loop between the items of a long list. */
export async function mapTextsYielding(
  call: Call,
  answer: unknown,
  change: (text: string, input: TextInput) => string,
): Promise<unknown> {
  if (!Array.isArray(answer)) return mapTextsOf(call, answer, change);
  let since = performance.now();
  const items: unknown[] = [];
  for (const item of answer) {
    if (performance.now() - since > maxSliceMs) {
      await yieldToEventLoop();
      since = performance.now();
    }
    items.push(mapTextsOf(call, item, change));
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
    mapFields(document, value, ['rich-text', 'link'], (text, input) =>
      input === 'link'
        ? change(text)
        : text.replace(linkInText, (_, before: string, address: string) => before + change(address)),
    ),
  );
