import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { reference } from '#contract/office/entry-view.ts';

/** What mentions an entry: what stands under it, fields that name it, texts that link to its page. */
export const listReferences = defineCall({
  name: 'ListReferences',
  summary: 'What mentions an entry',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: z.array(reference),
  errors: ['not_found', 'forbidden'],
  listed: true,
  access: officeAccess.ListReferences,
});
