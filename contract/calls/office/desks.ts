import { z } from 'zod';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { deskSettings } from '#contract/office/desks/desks.ts';

export const getDesks = officeRead('GetDesks', {
  summary: 'Get the desks for enquiries and the rules that choose them',
  input: z.object({}),
  output: z.object({
    ...deskSettings.shape,
    revision: z.int().describe('0: never saved.'),
    changedAt: z.string().nullable(),
    changedBy: z.string(),
    answers: z
      .array(
        z.object({
          desk: z.string(),
          waiting: z.int().describe('Enquiries without a first answer.'),
          days: z.number().nullable().describe('Median of the days to the first answer; null: none yet.'),
        }),
      )
      .describe('Of desks with enquiries, among the newest 2,000 messages without spam.'),
  }),
});

/** Replaces all desks and rules. The enquiries of a desk that is removed go to the default desk. */
export const saveDesks = officeChange('SaveDesks', {
  summary: 'Save the desks for enquiries and the rules that choose them',
  input: z.object({
    settings: deskSettings,
    seen: z.int().min(0).describe('`revision` of the desks that were edited.'),
  }),
  output: z.object({ revision: z.int() }),
  errors: ['invalid_body', 'conflict'],
  maxBodyBytes: 1_000_000,
});
