import type { Call } from './call.ts';
import { entityOf } from './entities/registry.ts';
import { mapRichText } from './entity.ts';

/** Passes every rich text of a call's answer, one entry or a list of them, through `change`. */
export function mapRichTextOf({ answers }: Call, answer: unknown, change: (html: string) => string): unknown {
  if (answers === null) return answer;
  const { document } = entityOf(answers);
  return Array.isArray(answer)
    ? answer.map((item) => mapRichText(document, item, change))
    : mapRichText(document, answer, change);
}
