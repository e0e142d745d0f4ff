import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { mailWishes, officeUser } from '#contract/office/people-view.ts';

/** Who is signed in. */
export const getMe = defineCall({
  name: 'GetMe',
  summary: 'Who is signed in',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: officeUser.extend({
    mailWishes,
    officeUrl: z.string(),
    siteUrl: z.string(),
    timeZone: z.string(),
    /** '' until a company is published. */
    companyName: z.string(),
  }),
  errors: [],
  access: officeAccess.GetMe,
});
