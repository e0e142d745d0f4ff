import { z } from 'zod';
import { officeRead } from '#contract/office/define-office-call.ts';
import { visitFigures } from '#contract/office/privacy-view.ts';
import { queryInteger } from '#contract/protocol/call.ts';

export const getVisits = officeRead('GetVisits', {
  summary: 'Count page views by day and by page',
  input: z.object({ days: queryInteger(1, 366).default(30).describe('Counted back from today.') }),
  output: visitFigures,
});
