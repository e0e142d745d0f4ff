import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { editedEntry } from '#contract/office/entry-view.ts';

/** One entry as the office edits it: the latest saved state, drafts included. */
export const getEntry = defineCall({
  name: 'GetEntry',
  summary: 'One entry as the office edits it',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: editedEntry,
  errors: ['not_found', 'forbidden'],
  access: officeAccess.GetEntry,
});
