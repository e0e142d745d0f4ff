import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse } from '#contract/call.ts';

export const exportSubscribers = defineCall({
  name: 'ExportSubscribers',
  summary: 'Export subscribers as CSV',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ status: z.enum(['asked', 'confirmed', 'ended']).optional() }),
  output: fileResponse,
  errors: [],
  returnsFile: true,
  access: officeAccess.ExportSubscribers,
});
