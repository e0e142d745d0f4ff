import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse } from '#contract/call.ts';

export const exportImportReport = defineCall({
  name: 'ExportImportReport',
  summary: 'Export the report of an import as CSV',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    id: z.string().max(100),
    part: z.enum(['findings', 'addresses']).describe('The findings, or the old and new page address of each entry.'),
  }),
  output: fileResponse,
  errors: ['not_found'],
  returnsFile: true,
  access: officeAccess.ExportImportReport,
});
