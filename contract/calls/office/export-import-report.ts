import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileAnswer } from '#contract/call.ts';

/** A part of the report of an import as CSV. */
export const exportImportReport = defineCall({
  name: 'ExportImportReport',
  summary: 'What an import reported, as CSV',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    id: z.string().max(100),
    part: z.enum(['findings', 'addresses']).describe('Findings, or where the page of each entry was and is.'),
  }),
  output: fileAnswer,
  errors: ['not_found'],
  answersFile: true,
  access: officeAccess.ExportImportReport,
});
