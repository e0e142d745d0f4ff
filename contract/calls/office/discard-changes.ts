import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { bulkOutcome, entryAt } from '#contract/office/entry-view.ts';

/** Makes the published state of entries their latest again. Waiting changes stay in the list of versions. */
export const discardChanges = defineCall({
  name: 'DiscardChanges',
  summary: 'Discard waiting changes of entries',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ entries: z.array(entryAt).min(1).max(100) }),
  output: bulkOutcome,
  errors: ['invalid_body', 'forbidden'],
  access: officeAccess.DiscardChanges,
});
