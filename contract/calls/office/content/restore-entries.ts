import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { bulkOutcome, entryAt } from '#contract/office/entry-view.ts';

/** Restores entries from the trash, as drafts. */
export const restoreEntries = defineCall({
  name: 'RestoreEntries',
  summary: 'Restore entries from the trash',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ entries: z.array(entryAt).min(1).max(100) }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
  access: officeAccess.RestoreEntries,
});
