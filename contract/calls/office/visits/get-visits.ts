import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryInteger } from '#contract/call.ts';
import { visitFigures } from '#contract/office/privacy-view.ts';

export const getVisits = defineCall({
  name: 'GetVisits',
  summary: 'Count page views by day and by page',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ days: queryInteger(1, 366).default(30).describe('Counted back from today.') }),
  output: visitFigures,
  errors: [],
  access: officeAccess.GetVisits,
});
