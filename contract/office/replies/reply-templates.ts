import { z } from 'zod';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { rule } from '#contract/rules.ts';
import { fieldPattern, isReplyField } from './fill-reply.ts';

export const maxReplyTemplates = 50;
export const maxReplyName = 80;
export const maxReplySubject = 200;
export const maxReplyText = 5_000;

const nameExpected = rule('reply_name', 'Enter a name of at most 80 characters');
const subjectExpected = rule('reply_subject', 'Enter one line of at most 200 characters');
const textExpected = rule('reply_text', 'Enter a text of at most 5,000 characters');
const languageExpected = rule('language_tag', 'Enter a language tag such as de or pt-BR');

export const replyTemplate = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string(nameExpected).trim().min(1, nameExpected).max(maxReplyName, nameExpected),
  language: z.string(languageExpected).refine(isLanguageTag, languageExpected),
  subject: z
    .string(subjectExpected)
    .trim()
    .max(maxReplySubject, subjectExpected)
    .regex(/^[^\r\n]*$/, subjectExpected)
    .describe('May have fields such as {subject}.'),
  text: z
    .string(textExpected)
    .min(1, textExpected)
    .max(maxReplyText, textExpected)
    .describe('May have fields such as {name}.'),
});
export type ReplyTemplate = z.output<typeof replyTemplate>;

/** All templates, in the order of the menu. A template has its name once in its language, and known fields alone. */
export const replyTemplates = z
  .strictObject({ templates: z.array(replyTemplate).max(maxReplyTemplates) })
  .check(({ value: { templates }, issues }) => {
    const wrong = (path: (string | number)[], code: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path, message, rule: { code } });
    const seen = new Set<string>();
    for (const [index, template] of templates.entries()) {
      const key = `${template.language} ${template.name}`.toLowerCase();
      if (seen.has(key) || seen.has(template.id))
        wrong(['templates', index, 'name'], 'reply_twice', 'Another template of this language has this name');
      seen.add(key).add(template.id);
      for (const part of ['subject', 'text'] as const) {
        const field = unknownField(template[part]);
        if (field !== undefined) wrong(['templates', index, part], 'reply_field', `There is no field ${field}`);
      }
    }
  });
export type ReplyTemplates = z.output<typeof replyTemplates>;

/** The first text in braces that is no field, with its braces. */
export const unknownField = (text: string): string | undefined =>
  text.match(fieldPattern)?.find((typed) => !isReplyField(typed.slice(1, -1)));
