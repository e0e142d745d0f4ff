import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { retentionLog } from '#contract/office/privacy-view.ts';

export const getRetention = defineCall({
  name: 'GetRetention',
  summary: 'What was deleted because its time was over',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: retentionLog,
  errors: [],
  access: officeAccess.GetRetention,
});
