import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { auditRow } from '#contract/office/owner-view.ts';

/** Who did what, the newest first. */
export const listAudit = defineCall({
  name: 'ListAudit',
  summary: 'Who did what',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ words: z.string().trim().max(200).optional(), by: z.string().max(200).optional(), ...officePage }),
  output: z.array(auditRow),
  errors: [],
  listed: true,
  access: officeAccess.ListAudit,
});
