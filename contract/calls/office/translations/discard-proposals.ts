import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { translationLanguage } from '#contract/office/proposal-view.ts';

export const discardProposals = defineCall({
  name: 'DiscardProposals',
  summary: 'Discard proposed translations of an entry',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    id: z.int().positive(),
    lang: translationLanguage,
    paths: z.array(z.string().max(200)).max(2_000).optional().describe('Absent: all of the language.'),
  }),
  output: z.object({ discarded: z.int() }),
  errors: ['not_found', 'forbidden', 'invalid_body'],
  access: officeAccess.DiscardProposals,
});
