import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryFlag, queryInteger } from '#contract/call.ts';
import { entityName, entryRow } from '#contract/office/entry-view.ts';

/** Entries of a type in whatever state, as lines of a list. */
export const listEntries = defineCall({
  name: 'ListEntries',
  summary: 'Entries of a type',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    type: entityName,
    parent: queryInteger(1).optional().describe('Only those under it; absent: all.'),
    top: queryFlag.optional().describe('Only those without a parent.'),
    state: z
      .enum(['draft', 'published', 'scheduled', 'pending', 'trashed'])
      .optional()
      .describe('Absent: all but the trash.'),
    words: z.string().trim().max(200).optional().describe('Every word must be in the title or the texts.'),
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
      .optional()
      .describe('Only these, separated by commas.'),
    sort: z.enum(['own', 'title', 'updated', 'status']).default('own').describe('own: as visitors see them.'),
    descending: queryFlag.default(false),
    ...officePage,
  }),
  output: z.array(entryRow),
  errors: ['forbidden'],
  listed: true,
  access: officeAccess.ListEntries,
});
