import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entryRow } from '#contract/office/entry-view.ts';

/** What waits for somebody: numbers for the menu and for the first page, only of what the role may see (null otherwise). */
export const getOverview = defineCall({
  name: 'GetOverview',
  summary: 'What waits for somebody',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({
    newMessages: z.int().nullable().describe('Those that are not assigned.'),
    myMessages: z.int().nullable().describe('Assigned to the caller, to be answered.'),
    newApplications: z.int().nullable(),
    drafts: z.int(),
    scheduled: z.array(entryRow).describe('The next five.'),
    recent: z.array(entryRow).describe('The five changed last.'),
    findings: z.int().nullable().describe('What the health page lists; null for those who do not see it.'),
    isEmpty: z.boolean().describe('Nothing is published yet.'),
  }),
  errors: [],
  access: officeAccess.GetOverview,
});
