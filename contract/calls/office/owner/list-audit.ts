import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { auditRow } from '#contract/office/owner-view.ts';

export const listAudit = defineCall({
  name: 'ListAudit',
  summary: 'List the audit log, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ words: z.string().trim().max(200).optional(), by: z.string().max(200).optional(), ...officePage }),
  output: z.array(auditRow),
  errors: [],
  listed: true,
  access: officeAccess.ListAudit,
});
