import { z } from 'zod';
import { defineCall } from '../call.ts';
import { subscriptionToken } from '../submissions/subscription-token.ts';

/**
 * The token is in the query string, because mail programs send the one-click form body of RFC 8058. Those that do not
 * know it open the address in a browser.
 */
export const unsubscribe = defineCall({
  name: 'Unsubscribe',
  summary: 'End a newsletter subscription',
  answers: null,
  method: 'POST',
  inputIn: 'query',
  input: z.object({ token: subscriptionToken }),
  output: z.object({ status: z.boolean() }),
  access: 'public',
  errors: ['not_found'],
  page: '/newsletter/unsubscribe',
});
