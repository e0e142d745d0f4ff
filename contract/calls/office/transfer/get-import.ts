import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { importProgress, importSummary } from '#contract/office/upkeep-view.ts';

/** The running or the last import; null where there was none. Long findings are truncated; ExportImportReport has them in full. */
export const getImport = defineCall({
  name: 'GetImport',
  summary: 'Get the progress of the import',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.object({
    current: importProgress.nullable(),
    earlier: z.array(importSummary).describe('Imports whose reports are stored, the latest first.'),
  }),
  errors: [],
  access: officeAccess.GetImport,
});
