import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { isTimeZone, timeZoneExpected } from '#contract/fields.ts';
import { importProgress } from '#contract/office/upkeep-view.ts';
import { rule } from '#contract/rules.ts';

/** Starts an import of the content of a running backend that has the public calls. A second import of the same content changes nothing. */
export const importFromBackend = defineCall({
  name: 'ImportFromBackend',
  summary: 'Import the content of a running backend',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    dryRun: z.boolean().optional().describe('Only reports what an import would do; absent: imports.'),
    timeZone: z
      .string()
      .refine(isTimeZone, timeZoneExpected)
      .optional()
      .describe('Time zone of dates without an offset; absent: UTC.'),
    dates: z
      .enum(['auto', 'dmy', 'mdy'])
      .optional()
      .describe('The order of day and month in dates such as 03/04/2026; absent: detected for each list.'),
    url: z.url({
      protocol: /^https?$/,
      ...rule('web_address', 'Enter an address that starts with https:// or http://'),
    }),
  }),
  output: importProgress,
  errors: ['conflict', 'invalid_body'],
  access: officeAccess.ImportFromBackend,
});
