import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage, queryInteger } from '#contract/call.ts';
import { entryRevision } from '#contract/office/entry-view.ts';

export const listRevisions = defineCall({
  name: 'ListRevisions',
  summary: 'List the stored revisions of an entry, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    id: queryInteger(1),
    lang: z
      .string()
      .regex(/^$|^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i)
      .optional()
      .describe("Only revisions that changed this language or its status; '' is the main language."),
    ...officePage,
  }),
  output: z.array(entryRevision),
  errors: ['not_found', 'forbidden'],
  listed: true,
  access: officeAccess.ListRevisions,
});
