import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { reference } from '#contract/office/entry-view.ts';

/** The references to an entry: its children, fields that name it, texts that link to its page. */
export const listReferences = defineCall({
  name: 'ListReferences',
  summary: 'List the references to an entry',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: z.array(reference),
  errors: ['not_found', 'forbidden'],
  listed: true,
  access: officeAccess.ListReferences,
});
