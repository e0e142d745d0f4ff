import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { languageTagExpected } from '#contract/fields.ts';
import { isLanguageTag } from '#contract/languages.ts';
import { mailWishes } from '#contract/office/people-view.ts';

/** A user changes their own settings. */
export const changeMe = defineCall({
  name: 'ChangeMe',
  summary: 'Change the caller’s own name, mail notifications and language of the office',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    name: z.string().trim().min(1).max(120).optional(),
    mailWishes: mailWishes.optional(),
    lang: z.string().refine(isLanguageTag, languageTagExpected).optional(),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body'],
  access: officeAccess.ChangeMe,
});
