import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { auditRow } from '#contract/office/upkeep-view.ts';

export const listAudit = defineCall({
  name: 'ListAudit',
  summary: 'List the audit log, the newest first; for editors, what was done with content that they may change',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    words: z.string().trim().max(200).optional(),
    actions: z
      .string()
      .regex(/^[a-z.-]{1,40}(,[a-z.-]{1,40}){0,99}$/)
      .optional()
      .describe('Actions that match the words in the language of the user, separated by commas.'),
    by: z.string().max(200).optional(),
    since: z.iso.datetime().optional(),
    until: z.iso.datetime().optional().describe('Exclusive.'),
    ...officePage,
  }),
  output: z.array(auditRow),
  errors: [],
  listed: true,
  access: officeAccess.ListAudit,
});
