import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { bulkOutcome, entryAt } from '#contract/office/entry-view.ts';

/** Moves entries to the trash: they are no longer public, and can be restored. */
export const trashEntries = defineCall({
  name: 'TrashEntries',
  summary: 'Move entries to the trash',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ entries: z.array(entryAt).min(1).max(100) }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
  access: officeAccess.TrashEntries,
});
