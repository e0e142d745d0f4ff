import { z } from 'zod';
import { defineCall, queryInteger } from '#contract/call.ts';
import { entryStatus } from '#contract/entry.ts';

export const getEntry = defineCall({
  name: 'GetEntry',
  summary: 'One entry as the office edits it, drafts included',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({ id: queryInteger(1) }),
  output: z.object({
    id: z.int(),
    type: z.string(),
    parent: z.int().nullable(),
    status: entryStatus,
    publishAt: z.string().nullable(),
    revision: z.int(),
    document: z.record(z.string(), z.unknown()),
    translations: z.record(z.string(), z.record(z.string(), z.unknown())),
  }),
  access: ['owner', 'editor', 'reader'],
  errors: ['not_found'],
});
