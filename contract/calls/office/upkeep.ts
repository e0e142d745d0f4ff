import { z } from 'zod';
import type { OfficeCallName } from '#contract/access.ts';
import { officeChange, officeRead } from '#contract/office/define-office-call.ts';
import { entryRow } from '#contract/office/entry-view.ts';
import {
  auditRow,
  certificateDay,
  chosenMails,
  findingKey,
  health,
  officeRedirect,
} from '#contract/office/upkeep-view.ts';
import { officePage } from '#contract/protocol/call.ts';
import { rule } from '#contract/rules.ts';

/** Numbers for the menu and the start page. A number that the caller's role may not see is null. */
export const getOverview = officeRead('GetOverview', {
  summary: 'Get the numbers of open tasks and the latest changes',
  input: z.object({}),
  output: z.object({
    newMessages: z.int().nullable().describe('Unassigned new messages.'),
    myMessages: z.int().nullable().describe('Messages assigned to the caller that are not answered yet.'),
    newApplications: z.int().nullable(),
    drafts: z.int(),
    scheduled: z.array(entryRow).describe('The next five.'),
    recent: z.array(entryRow).describe('The five changed last.'),
    outdated: z
      .array(z.object({ lang: z.string(), count: z.int() }))
      .describe('By language, the number of entries with an outdated translation.'),
    myTranslations: z
      .object({ entries: z.int(), overdue: z.int() })
      .describe('Open translations that are assigned to the caller.'),
    reviews: z.array(entryRow).describe('The first five that the caller is to review by today.'),
    myReviews: z.int().describe('The number of all of these.'),
    findings: z
      .int()
      .nullable()
      .describe(
        'Number of findings on the health page; null for roles that may not see it, and while they are counted.',
      ),
    isEmpty: z.boolean().describe('Nothing is published yet.'),
  }),
});

/** Permanent redirects. */
export const listRedirects = officeRead('ListRedirects', {
  summary: 'List redirects',
  input: z.object({ words: z.string().trim().max(200).optional(), ...officePage }),
  output: z.array(officeRedirect),
  listed: true,
});

/** Rejected where a page exists at the old address, because the redirect would never be used, and where it would form a loop. */
export const addRedirect = officeChange('AddRedirect', {
  summary: 'Redirect an old address',
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
        rule('redirect_target', 'Enter a path that starts with one /, or an address that starts with https://'),
      ),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['conflict', 'invalid_body'],
});

export const removeRedirects = officeChange('RemoveRedirects', {
  summary: 'Remove redirects',
  input: z.object({
    froms: z.array(z.string().max(300)).min(1).max(100),
    seen: z
      .record(z.string().max(300), z.string().max(500))
      .optional()
      .describe('The targets that the user has seen, by old path. Rejected if another user has changed one since.'),
  }),
  output: z.object({ removed: z.int() }),
  errors: ['invalid_body', 'conflict'],
});

export const listAudit = officeRead('ListAudit', {
  summary: 'List the audit log, the newest first; for editors, what was done with content that they may change',
  input: z.object({
    words: z.string().trim().max(200).optional(),
    actions: z
      .string()
      .regex(/^[a-z.-]{1,40}(,[a-z.-]{1,40}){0,99}$/)
      .optional()
      .describe('Actions that match the words in the language of the user, separated by commas.'),
    by: z.string().max(200).optional(),
    since: z.iso.datetime().optional(),
    until: z.iso.datetime().optional().describe('Exclusive.'),
    ...officePage,
  }),
  output: z.array(auditRow),
  listed: true,
});

/** The last days of the published certificates, the earliest first. */
export const listCertificateDays = officeRead('ListCertificateDays', {
  summary: 'List the last days of certificates',
  input: z.object({ ...officePage }),
  output: z.array(certificateDay),
  errors: ['forbidden'],
  listed: true,
});

export const getHealth = officeRead('GetHealth', {
  summary: 'Get the findings and the state of the system',
  input: z.object({}),
  output: health,
});

/**
 * Dismisses a finding with a reason. The health page lists it separately, and the counts leave it out. Rejected if
 * another user has dismissed it with another reason.
 */
export const dismissFinding = officeChange('DismissFinding', {
  summary: 'Dismiss a finding of the health page',
  input: z.object({ key: findingKey, reason: z.string().trim().min(1, rule('reason', 'Enter a reason')).max(300) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'conflict'],
});

export const restoreFinding = officeChange('RestoreFinding', {
  summary: 'Show a dismissed finding again',
  input: z.object({
    key: findingKey,
    seen: z
      .string()
      .max(40)
      .optional()
      .describe('`at` of the dismissal that the user has seen. Rejected if another user has dismissed it again since.'),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['invalid_body', 'not_found', 'conflict'],
});

/** Sends a mail to the caller without the queue and returns the outcome. */
export const sendTestMail = officeChange('SendTestMail', {
  summary: 'Send a test mail',
  input: z.object({}),
  output: z.object({ sent: z.boolean(), detail: z.string() }),
});

const mailChange = (name: OfficeCallName, summary: string) =>
  officeChange(name, {
    summary,
    input: z.object({ ids: chosenMails }),
    output: z.object({ count: z.int() }),
    errors: ['invalid_body'],
  });

/** Sends failed mails now, and tries them for as long as new ones. */
export const retryMails = mailChange('RetryMails', 'Send mails again that could not be sent');

/** Deletes failed mails unsent. What they report stays in the inbox. */
export const discardMails = mailChange('DiscardMails', 'Delete mails that could not be sent');
