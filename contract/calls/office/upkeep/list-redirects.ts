import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { officeRedirect } from '#contract/office/upkeep-view.ts';

/** Permanent redirects. */
export const listRedirects = defineCall({
  name: 'ListRedirects',
  summary: 'List redirects',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ words: z.string().trim().max(200).optional(), ...officePage }),
  output: z.array(officeRedirect),
  errors: [],
  listed: true,
  access: officeAccess.ListRedirects,
});
