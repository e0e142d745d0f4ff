import type { Call } from './call.ts';
import { entityOf } from './entities/registry.ts';
import { mapTexts, type TextInput } from './entity.ts';

/** Passes every text of a call's answer, one entry or a list of them, through `change`. */
export function mapTextsOf(
  { answers }: Call,
  answer: unknown,
  change: (text: string, input: TextInput) => string,
): unknown {
  if (answers === null) return answer;
  const { document } = entityOf(answers);
  return Array.isArray(answer)
    ? answer.map((item) => mapTexts(document, item, change))
    : mapTexts(document, answer, change);
}

/** As {@link mapTextsOf}, for rich text alone. */
export const mapRichTextOf = (call: Call, answer: unknown, change: (html: string) => string): unknown =>
  mapTextsOf(call, answer, (text, input) => (input === 'rich-text' ? change(text) : text));
