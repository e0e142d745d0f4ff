import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryFlag, queryInteger } from '#contract/call.ts';
import { entityName, entryRow } from '#contract/office/entry-view.ts';

/** Entries of a type in any state, as rows of a list. */
export const listEntries = defineCall({
  name: 'ListEntries',
  summary: 'List entries of a type',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    type: entityName,
    parent: queryInteger(1).optional().describe('Only children of this entry; absent: all.'),
    top: queryFlag.optional().describe('Only entries without a parent.'),
    state: z
      .enum(['draft', 'published', 'scheduled', 'pending', 'trashed'])
      .optional()
      .describe('Absent: all but the trash.'),
    words: z.string().trim().max(200).optional().describe('Every word must occur in the title or the texts.'),
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
      .optional()
      .describe('Only entries with these ids, separated by commas.'),
    sort: z.enum(['own', 'title', 'updated', 'status']).default('own').describe('own: in the order of the site.'),
    descending: queryFlag.default(false),
    ...officePage,
  }),
  output: z.array(entryRow),
  errors: ['forbidden'],
  listed: true,
  access: officeAccess.ListEntries,
});
