import { z } from 'zod';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { deskSettings } from '#contract/office/desks.ts';

export const getDesks = officeRead('GetDesks', {
  summary: 'Get the desks for enquiries and the rules that choose them',
  input: z.object({}),
  output: z.object({
    ...deskSettings.shape,
    revision: z.int().describe('0: never saved.'),
    changedAt: z.string().nullable(),
    changedBy: z.string(),
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
