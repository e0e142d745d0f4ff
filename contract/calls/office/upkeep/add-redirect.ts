import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { rule } from '#contract/rules.ts';

/** Rejected where a page exists at the old address, because the redirect would never be used, and where it would form a loop. */
export const addRedirect = defineCall({
  name: 'AddRedirect',
  summary: 'Redirect an old address',
  answers: null,
  method: 'POST',
  inputIn: 'json',
  input: z.object({
    from: z
      .string()
      .trim()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\?#]*$/, rule('own_path', 'Enter a path on this site that starts with one /')),
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
