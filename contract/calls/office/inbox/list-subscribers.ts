import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall, officePage } from '#contract/call.ts';
import { officeSubscriber } from '#contract/office/inbox-view.ts';

export const listSubscribers = defineCall({
  name: 'ListSubscribers',
  summary: 'List newsletter subscribers, the newest first',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({
    status: z.enum(['asked', 'confirmed', 'ended']).optional(),
    words: z.string().trim().max(200).optional(),
    ...officePage,
  }),
  output: z.array(officeSubscriber),
  errors: [],
  listed: true,
  access: officeAccess.ListSubscribers,
});
