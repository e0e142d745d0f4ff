import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entryStatus } from '#contract/entry.ts';
import { bulkOutcome, entryAt, languageChoice } from '#contract/office/entry-view.ts';

/** Publishes entries (with their pending changes), schedules each for its own date, or unpublishes them. */
export const setEntryStatus = defineCall({
  name: 'SetEntryStatus',
  summary: 'Publish, schedule or unpublish entries',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    entries: z.array(entryAt).min(1).max(100),
    status: entryStatus,
    languages: languageChoice
      .optional()
      .describe('Absent: all languages; those that are kept as drafts are not published.'),
  }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
  access: officeAccess.SetEntryStatus,
});
