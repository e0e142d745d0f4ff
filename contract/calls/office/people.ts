import { z } from 'zod';
import { languageTagExpected } from '#contract/fields.ts';
import { isLanguageTag } from '#contract/languages/language-tags.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { mailWishes, officeUser, role } from '#contract/office/people-view.ts';

export const getMe = officeRead('GetMe', {
  summary: 'Get the signed-in user',
  input: z.object({}),
  output: officeUser.extend({
    mailWishes,
    /** The language of the office by its tag; null: none chosen. */
    lang: z.string().nullable(),
    officeUrl: z.string(),
    siteUrl: z.string(),
    timeZone: z.string(),
    /** The tag of the content's main language, such as `en`. */
    mainLanguage: z.string(),
    /** '' until a company is published. */
    companyName: z.string(),
    /** HTML. With the text of the footer, it describes pages without a description of their own. */
    companySummary: z.string(),
    footerInfo: z.string(),
    /** The host that proposes translations, which gets the texts to translate; null: the operator has set none. */
    translator: z.string().nullable(),
    sendsMail: z.boolean().describe('Whether a mail server is set.'),
  }),
});

/** The last day of a leave, on which a user gets no notices of submissions. */
const leave = z.iso.date().nullable().describe('The last day of a leave, such as 2027-01-31; null: none.');

/** A user changes their own settings. */
export const changeMe = officeChange('ChangeMe', {
  summary: 'Change the caller’s own name, mail notifications, leave and language of the office',
  input: z.object({
    name: z.string().trim().min(1).max(120).optional(),
    mailWishes: mailWishes.optional(),
    lang: z.string().refine(isLanguageTag, languageTagExpected).optional(),
    onLeaveUntil: leave.optional(),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body'],
});

/** All users, also disabled ones. */
export const listUsers = officeRead('ListUsers', {
  summary: 'List the users of the office',
  input: z.object({}),
  output: z.array(officeUser),
  listed: true,
});

/** Adds a user and mails a link to choose a password. The link is also returned, in case no mail is sent. */
export const inviteUser = officeChange('InviteUser', {
  summary: 'Add a user',
  input: z.object({ name: z.string().trim().min(1).max(120), email: z.email(), role }),
  output: z.object({
    id: z.string(),
    link: z.string(),
    expiresAt: z.string(),
    mailed: z.boolean().describe('Whether the link is sent by mail; false: no mail server is set up.'),
  }),
  errors: ['conflict', 'invalid_body'],
});

/**
 * Changes a user's role, disables or enables the user, or resets password and second factor. The last owner cannot be
 * removed.
 */
export const changeUser = officeChange('ChangeUser', {
  summary: 'Change a user’s role or access',
  input: z.object({
    id: z.string().max(100),
    role: role.optional(),
    disabled: z.boolean().optional(),
    onLeaveUntil: leave.optional(),
    seen: z
      .object({ role: role.optional(), disabled: z.boolean().optional() })
      .optional()
      .describe('What the caller has seen. Rejected if another user has changed it since.'),
    reset: z
      .boolean()
      .default(false)
      .describe('Deletes password, second factor and sessions, and returns a link to choose a new password.'),
  }),
  output: z.object({ link: z.string().nullable() }),
  errors: ['not_found', 'conflict', 'invalid_body'],
});
