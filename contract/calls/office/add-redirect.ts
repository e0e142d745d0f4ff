import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';

/** Leads an old address elsewhere. Refused where a page stands at it (the redirect would never be reached), or where it would go round in circles. */
export const addRedirect = defineCall({
  name: 'AddRedirect',
  summary: 'Lead an old address elsewhere',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    from: z
      .string()
      .trim()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\?#]*$/, 'Enter a path on this site that starts with one /'),
    to: z
      .string()
      .trim()
      .max(500)
      .regex(
        /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/,
        'Enter a path that starts with one /, or an address that starts with https://',
      ),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['conflict', 'invalid_body'],
  access: officeAccess.AddRedirect,
});
