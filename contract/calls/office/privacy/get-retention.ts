import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { retentionLog } from '#contract/office/privacy-view.ts';

export const getRetention = defineCall({
  name: 'GetRetention',
  summary: 'List the deletions at the end of retention periods',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: retentionLog,
  errors: [],
  access: officeAccess.GetRetention,
});
