import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { findingKey } from '#contract/office/upkeep-view.ts';
import { rule } from '#contract/rules.ts';

/**
 * Dismisses a finding with a reason. The health page lists it separately, and the counts leave it out. Rejected if another user has dismissed
 * it with another reason.
 */
export const dismissFinding = defineCall({
  name: 'DismissFinding',
  summary: 'Dismiss a finding of the health page',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ key: findingKey, reason: z.string().trim().min(1, rule('reason', 'Enter a reason')).max(300) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'conflict'],
  access: officeAccess.DismissFinding,
});
