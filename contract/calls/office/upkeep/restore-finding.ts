import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { findingKey } from '#contract/office/upkeep-view.ts';

export const restoreFinding = defineCall({
  name: 'RestoreFinding',
  summary: 'Show a dismissed finding again',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({ key: findingKey }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'not_found'],
  access: officeAccess.RestoreFinding,
});
