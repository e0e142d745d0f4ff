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
  input: z.object({ id: queryInteger(1), ...officePage }),
  output: z.array(entryRevision),
  errors: ['not_found', 'forbidden'],
  listed: true,
  access: officeAccess.ListRevisions,
});
