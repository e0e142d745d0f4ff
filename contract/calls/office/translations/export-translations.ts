import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, fileResponse, queryFlag } from '#contract/call.ts';
import { entityName } from '#contract/office/entry-view.ts';
import { assigneeFilter } from '#contract/office/inbox-view.ts';
import { translationStates } from '#contract/translatable-texts.ts';

/** The largest number of entries in one file. */
export const maxExportedEntries = 500;

/** Texts and their translations into one language as an XLIFF 2.0 file, for translators and their tools. */
export const exportTranslations = defineCall({
  name: 'ExportTranslations',
  summary: 'Export texts for translation as XLIFF',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    lang: z
      .string()
      .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/)
      .describe('The language to translate into.'),
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,499}$/)
      .optional()
      .describe('The ids of entries, separated by commas; absent: the entries that match the other filters.'),
    type: entityName.optional(),
    words: z.string().trim().max(200).optional().describe('Every word must occur in the title or the texts.'),
    state: z.enum(translationStates).optional().describe('Only entries with this state of the translation.'),
    publication: z
      .enum(['draft', 'scheduled'])
      .optional()
      .describe('Only entries whose translation is kept as a draft or scheduled.'),
    assignee: assigneeFilter.optional().describe('Only entries with an open translation of this user.'),
    overdue: queryFlag.optional().describe('Only entries with an open translation whose due date has passed.'),
    open: queryFlag.default(true).describe('Only missing and outdated texts.'),
  }),
  output: fileResponse,
  errors: ['forbidden', 'invalid_parameter'],
  returnsFile: true,
  access: officeAccess.ExportTranslations,
});
