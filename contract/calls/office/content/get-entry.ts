import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { editedEntry } from '#contract/office/entry-view.ts';

/** The latest saved state of an entry, drafts included. */
export const getEntry = defineCall({
  name: 'GetEntry',
  summary: 'Get the latest saved state of an entry',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: editedEntry,
  errors: ['not_found', 'forbidden'],
  access: officeAccess.GetEntry,
});
