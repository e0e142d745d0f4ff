import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { applicationStatus } from '#contract/office/inbox-view.ts';

/** Changes status or rating of applications, adds a note, or withdraws a consent. */
export const changeApplications = defineCall({
  name: 'ChangeApplications',
  summary: 'Change status or rating of applications, or add a note',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(100),
    status: applicationStatus.optional(),
    rating: z.int().min(1).max(5).nullable().optional(),
    seen: z
      .object({ status: applicationStatus.optional(), rating: z.int().nullable().optional() })
      .optional()
      .describe('What the user has seen. Rejected if another user has changed it since.'),
    note: z.string().trim().min(1).max(4_000).optional().describe('A note to add.'),
    talentPool: z.literal(false).optional().describe('The applicant has withdrawn the consent.'),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['invalid_body', 'conflict'],
  access: officeAccess.ChangeApplications,
});
