import { z } from 'zod';
import { subscriptionToken } from '../submissions/subscription-token.ts';

/**
 * What the calls for the links in newsletter mails share. The token is in the query string, because mail programs send
 * the one-click form body of RFC 8058.
 */
export const tokenCall = {
  answers: null,
  method: 'POST',
  inputIn: 'query',
  input: z.object({ token: subscriptionToken }),
  output: z.object({ status: z.boolean() }),
  access: 'public',
  errors: ['not_found'],
} as const;
