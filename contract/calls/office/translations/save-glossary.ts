import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { formalities } from '#contract/glossary.ts';
import { translationLanguage } from '#contract/office/proposal-view.ts';

/** The terms and the tone that the translation service gets for a language. */
export const saveGlossary = defineCall({
  name: 'SaveGlossary',
  summary: 'Save the terms and the tone of a language',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    lang: translationLanguage,
    formality: z.enum(formalities),
    terms: z
      .string()
      .max(20_000)
      .describe('A term in each line, such as `mill = Mühle`. A term alone is not translated.'),
    seen: z.string().nullable().describe('`changedAt` of the glossary that was edited; null where there was none.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'conflict'],
  access: officeAccess.SaveGlossary,
});
