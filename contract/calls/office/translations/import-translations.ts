import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, queryFlag } from '#contract/call.ts';
import { translationsReport } from '#contract/office/exchange-view.ts';
import { rule } from '#contract/rules.ts';

/** An entry with texts for which the file's translation replaces the one that changed here since the export. */
const choice = z.object({
  id: z.int().positive(),
  revision: z
    .int()
    .positive()
    .describe('The revision of the entry in the report. The choice does not apply to a later one.'),
  paths: z.array(z.string().max(200)).max(1_000),
});
export type ImportChoice = z.output<typeof choice>;

const choices = z.codec(z.string().max(500_000), z.array(choice).max(2_000), {
  decode: (text, context) => {
    try {
      return JSON.parse(text) as z.input<typeof choice>[];
    } catch {
      context.issues.push({ code: 'custom', message: 'Must be JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (value) => JSON.stringify(value),
});

/**
 * Translations from an XLIFF 2 file of ExportTranslations. They are saved as drafts or pending changes, one revision for each entry. Nothing
 * is published.
 */
export const importTranslations = defineCall({
  name: 'ImportTranslations',
  summary: 'Import translations from an XLIFF file',
  answers: null,
  method: 'POST',
  inputIn: 'multipart',
  input: z.object({
    file: z.custom<File>((value) => value instanceof File, rule('file', 'Choose a file')),
    dryRun: queryFlag.default(true).describe('Only report what an import would change.'),
    choices: choices.optional().describe('JSON: the conflicts in which the translation of the file is used.'),
  }),
  output: translationsReport,
  errors: ['invalid_body', 'too_large', 'forbidden'],
  access: officeAccess.ImportTranslations,
  maxBodyBytes: 33 * 1024 * 1024,
});
