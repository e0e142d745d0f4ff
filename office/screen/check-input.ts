import type { z } from 'zod';
import { ruleOf } from '#contract/rules.ts';
import type { Texts } from '#office/texts/texts.ts';
import { ruleText } from '../generic/fields/rule-texts.ts';
import { inWords } from '../generic/form/form-errors.ts';

/** What is wrong with the input of a call, by field, in the language of the office; empty if the values are valid. */
export function checkInput(
  schema: z.ZodType,
  values: unknown,
  { form, rules }: Pick<Texts, 'form' | 'rules'>,
): Record<string, string> {
  const { error } = schema.safeParse(values, { error: inWords(form.invalid) });
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    messages[issue.path.join('.')] ??= ruleText({ message: issue.message, ...ruleOf(issue) }, rules);
  }
  return messages;
}
