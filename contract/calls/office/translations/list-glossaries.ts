import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { glossaryView } from '#contract/office/proposal-view.ts';

export const listGlossaries = defineCall({
  name: 'ListGlossaries',
  summary: 'List the terms and the tone of each language',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: z.array(glossaryView),
  errors: [],
  listed: true,
  access: officeAccess.ListGlossaries,
});
