import { z } from 'zod';
import { officeAccess } from '#contract/access.ts';
import { defineCall } from '#contract/call.ts';
import { mailWishes, officeUser } from '#contract/office/people-view.ts';

export const getMe = defineCall({
  name: 'GetMe',
  summary: 'Get the signed-in user',
  answers: null,
  method: 'GET',
  inputIn: 'query',
  input: z.object({}),
  output: officeUser.extend({
    mailWishes,
    officeUrl: z.string(),
    siteUrl: z.string(),
    timeZone: z.string(),
    /** The tag of the content's main language, such as `en`. */
    mainLanguage: z.string(),
    /** '' until a company is published. */
    companyName: z.string(),
  }),
  errors: [],
  access: officeAccess.GetMe,
});
