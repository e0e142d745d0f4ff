import { z } from 'zod';
import { isTimeZone, timeZoneExpected } from '#contract/fields.ts';
import { officeChange, officeDownload, officeRead } from '#contract/office/define-office-call.ts';
import { importProgress, importSummary } from '#contract/office/upkeep-view.ts';
import { rule } from '#contract/rules.ts';

/** The whole content, entries and files, as one archive for ImportArchive. */
export const exportContent = officeDownload('ExportContent', {
  summary: 'Export the whole content as one archive',
  input: z.object({}),
});

/** Imports an archive of ExportContent. A second import of the same archive changes nothing. */
export const importArchive = officeChange('ImportArchive', {
  summary: 'Import a content archive',
  inputIn: 'multipart',
  input: z.object({ file: z.custom<File>((value) => value instanceof File, rule('archive', 'Choose an archive')) }),
  output: importProgress,
  errors: ['invalid_body', 'too_large', 'conflict'],
  maxBodyBytes: 512 * 1024 * 1024,
});

/**
 * Starts an import of the content of a running backend that has the public calls. A second import of the same content
 * changes nothing.
 */
export const importFromBackend = officeChange('ImportFromBackend', {
  summary: 'Import the content of a running backend',
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
});

/**
 * The running or the last import; null where there was none. Long findings are truncated; ExportImportReport has them
 * in full.
 */
export const getImport = officeRead('GetImport', {
  summary: 'Get the progress of the import',
  input: z.object({}),
  output: z.object({
    current: importProgress.nullable(),
    earlier: z.array(importSummary).describe('Imports whose reports are stored, the latest first.'),
  }),
});

export const exportImportReport = officeDownload('ExportImportReport', {
  summary: 'Export the report of an import as CSV',
  input: z.object({
    id: z.string().max(100),
    part: z.enum(['findings', 'addresses']).describe('The findings, or the old and new page address of each entry.'),
  }),
  errors: ['not_found'],
});
