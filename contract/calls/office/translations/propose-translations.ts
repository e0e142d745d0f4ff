import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { translationLanguage } from '#contract/office/proposal-view.ts';

/**
 * Sends the missing and outdated texts of entries to the translation service, and stores its proposals. A call ends after some seconds; the
 * entries in `remaining` are for the next one. What was proposed until then is kept.
 */
export const proposeTranslations = defineCall({
  name: 'ProposeTranslations',
  summary: 'Propose translations of missing and outdated texts by machine',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    entries: z.array(z.int().positive()).min(1).max(50),
    lang: translationLanguage,
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        proposed: z.int().describe('New proposals.'),
        failed: z.array(z.object({ path: z.string().describe('``: the entry.'), reason: z.string() })),
      }),
    ),
    remaining: z.array(z.int()).describe('Entries with texts that were not sent yet.'),
    stopped: z.string().nullable().describe('Why the service translates nothing at the moment; null where it does.'),
  }),
  errors: ['invalid_body', 'conflict', 'unavailable'],
  access: officeAccess.ProposeTranslations,
});
