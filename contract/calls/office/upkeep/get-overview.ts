import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { entryRow } from '#contract/office/entry-view.ts';

/** Numbers for the menu and the start page. A number that the caller's role may not see is null. */
export const getOverview = defineCall({
  name: 'GetOverview',
  summary: 'Get the numbers of open tasks and the latest changes',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({
    newMessages: z.int().nullable().describe('Unassigned new messages.'),
    myMessages: z.int().nullable().describe('Messages assigned to the caller that are not answered yet.'),
    newApplications: z.int().nullable(),
    drafts: z.int(),
    scheduled: z.array(entryRow).describe('The next five.'),
    recent: z.array(entryRow).describe('The five changed last.'),
    outdated: z
      .array(z.object({ lang: z.string(), count: z.int() }))
      .describe('By language, the number of entries with an outdated translation.'),
    myTranslations: z
      .object({ entries: z.int(), overdue: z.int() })
      .describe('Open translations that are assigned to the caller.'),
    findings: z
      .int()
      .nullable()
      .describe(
        'Number of findings on the health page; null for roles that may not see it, and while they are counted.',
      ),
    isEmpty: z.boolean().describe('Nothing is published yet.'),
  }),
  errors: [],
  access: officeAccess.GetOverview,
});
