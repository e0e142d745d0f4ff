import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entityName } from '#contract/office/entry-view.ts';

/** Ends preview links before they expire. */
export const endPreviews = defineCall({
  name: 'EndPreviews',
  summary: 'End all preview links of an entry',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    type: entityName,
    id: z.int().positive().optional().describe('Absent: entries of the type that the caller has not saved yet.'),
  }),
  output: z.object({ ended: z.int().nonnegative() }),
  access: officeAccess.EndPreviews,
  errors: ['not_found', 'invalid_body', 'forbidden'],
});
