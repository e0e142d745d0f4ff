import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { health } from '#contract/office/upkeep-view.ts';

export const getHealth = defineCall({
  name: 'GetHealth',
  summary: 'Get the findings and the state of the system',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: health,
  errors: [],
  access: officeAccess.GetHealth,
});
