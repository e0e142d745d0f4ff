import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { bulkOutcome, entryAt, languageChoice } from '#contract/office/entry-view.ts';

/** Restores the published state of entries as their latest. Pending changes remain in the list of versions. */
export const discardChanges = defineCall({
  name: 'DiscardChanges',
  summary: 'Discard pending changes of entries',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    entries: z.array(entryAt).min(1).max(100),
    languages: languageChoice.optional().describe('Absent: all languages. Drafts of languages are kept.'),
  }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
  access: officeAccess.DiscardChanges,
});
