import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

const tag = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/;

/** Entries that the caller or the assignee may not change, and those in the trash, are left out. */
export const assignTranslations = defineCall({
  name: 'AssignTranslations',
  summary: 'Assign translations of entries to a user, and set due dates',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  // 500 entries with 20 assigned languages each.
  maxBodyBytes: 1024 * 1024,
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(500),
    langs: z.array(z.string().regex(tag)).min(1).max(40),
    assignee: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Id of a user who may change entries; null: unassigned; absent: unchanged.'),
    dueOn: z.iso.date().nullable().optional().describe('Last day of the work; null: none; absent: unchanged.'),
    seen: z
      .array(
        z.object({
          id: z.int().positive(),
          lang: z.string().regex(tag),
          assignee: z.string().max(100).nullable(),
          dueOn: z.iso.date().nullable(),
        }),
      )
      .max(10_000)
      .optional()
      .describe(
        'The assignments that the user has seen; other translations had none. Rejected if another user has changed one since.',
      ),
  }),
  output: z.object({
    changed: z.int().describe('The number of changed entries.'),
    leftOut: z.int().describe('The number of entries that were left out.'),
  }),
  errors: ['invalid_body', 'forbidden', 'conflict'],
  access: officeAccess.AssignTranslations,
});
