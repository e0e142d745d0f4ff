import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { importProgress, importSummary } from '#contract/office/owner-view.ts';

/** The import that runs or ran last; null where there was none. Long findings are cut; ExportImportReport has them whole. */
export const getImport = defineCall({
  name: 'GetImport',
  summary: 'How far the import is',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({
    current: importProgress.nullable(),
    earlier: z.array(importSummary).describe('Imports whose reports are kept, the latest first.'),
  }),
  errors: [],
  access: officeAccess.GetImport,
});
