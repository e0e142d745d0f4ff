import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { health } from '#contract/office/owner-view.ts';

/** What wants looking at. */
export const getHealth = defineCall({
  name: 'GetHealth',
  summary: 'What wants looking at',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: health,
  errors: [],
  access: officeAccess.GetHealth,
});
