import { z } from 'zod';
import { officeChange, officeDownload, officeRead } from '#contract/office/define-office-call.ts';
import {
  applicationStatus,
  assigneeFilter,
  messageKind,
  messageStatus,
  officeApplication,
  officeMessage,
  officeSubscriber,
} from '#contract/office/inbox-view.ts';
import { officePage, queryFlag, queryInteger } from '#contract/protocol/call.ts';

/** What narrows the list of messages, and its export. */
const messageFilters = {
  kind: messageKind.optional().describe('Absent: messages and enquiries.'),
  status: messageStatus.optional().describe('Absent: all but spam.'),
  assignee: assigneeFilter.optional(),
  desk: z.string().max(40).optional().describe('Id of a desk: only its enquiries.'),
  senderOf: queryInteger(1).optional().describe('Id of a message: only those from its address, which no URL contains.'),
  words: z.string().trim().max(200).optional(),
};

/** The same for applications. */
const applicationFilters = {
  status: applicationStatus.optional().describe('Absent: all but spam.'),
  department: queryInteger(1).optional(),
  career: queryInteger(1).optional(),
  words: z.string().trim().max(200).optional(),
};

export const listMessages = officeRead('ListMessages', {
  summary: 'List messages, the newest first',
  input: z.object({ ...messageFilters, ...officePage }),
  output: z.array(officeMessage),
  listed: true,
});

/** The possible assignees of messages, by name only. */
export const listAssignees = officeRead('ListAssignees', {
  summary: 'List the possible assignees of messages',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      onLeaveUntil: z.string().nullable().describe('The last day of the current leave; null: not on leave.'),
    }),
  ),
  listed: true,
});

export const changeMessages = officeChange('ChangeMessages', {
  summary: 'Change status, assignee or desk of messages, or add a note',
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(100),
    status: messageStatus.optional(),
    assignee: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe('Id of a user who may read messages; null: unassigned.'),
    desk: z.string().max(40).optional().describe('Id of the desk that the enquiries go to.'),
    seen: z
      .object({
        status: messageStatus.optional(),
        assignee: z.string().max(100).nullable().optional(),
        desk: z.string().max(40).optional(),
      })
      .optional()
      .describe('What the user has seen. Rejected if another user has changed it since.'),
    note: z.string().trim().min(1).max(4_000).optional().describe('A note to add.'),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['invalid_body', 'conflict'],
});

/** Messages as CSV. Formulas are defused. */
export const exportMessages = officeDownload('ExportMessages', {
  summary: 'Export messages as CSV',
  input: z.object(messageFilters),
});

/** The attachment of an enquiry. Each access is in the audit log. */
export const getEnquiryFile = officeDownload('GetEnquiryFile', {
  summary: 'Get the attachment of an enquiry',
  input: z.object({ id: queryInteger(1).describe('The id of the message.') }),
  errors: ['not_found'],
});

export const listApplications = officeRead('ListApplications', {
  summary: 'List applications, the newest first',
  input: z.object({ ...applicationFilters, ...officePage }),
  output: z.array(officeApplication),
  listed: true,
});

export const getApplication = officeRead('GetApplication', {
  summary: 'Get an application',
  input: z.object({ id: queryInteger(1) }),
  output: officeApplication,
  errors: ['not_found'],
});

/** Changes status or rating of applications, adds a note, or withdraws a consent. */
export const changeApplications = officeChange('ChangeApplications', {
  summary: 'Change status or rating of applications, or add a note',
  input: z.object({
    ids: z.array(z.int().positive()).min(1).max(100),
    status: applicationStatus.optional(),
    rating: z.int().min(1).max(5).nullable().optional(),
    seen: z
      .object({ status: applicationStatus.optional(), rating: z.int().nullable().optional() })
      .optional()
      .describe('What the user has seen. Rejected if another user has changed it since.'),
    note: z.string().trim().min(1).max(4_000).optional().describe('A note to add.'),
    talentPool: z.literal(false).optional().describe('The applicant has withdrawn the consent.'),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['invalid_body', 'conflict'],
});

/** Applications as CSV, without the CVs. Formulas are defused. */
export const exportApplications = officeDownload('ExportApplications', {
  summary: 'Export applications as CSV',
  input: z.object(applicationFilters),
});

/** The CV of an application. Each access is in the audit log. */
export const getCv = officeDownload('GetCv', {
  summary: 'Get the CV of an application',
  input: z.object({
    id: queryInteger(1),
    show: queryFlag.default(false).describe('Show a PDF in the browser instead of downloading it.'),
  }),
  errors: ['not_found'],
});

export const listSubscribers = officeRead('ListSubscribers', {
  summary: 'List newsletter subscribers, the newest first',
  input: z.object({
    status: z.enum(['asked', 'confirmed', 'ended']).optional(),
    words: z.string().trim().max(200).optional(),
    ...officePage,
  }),
  output: z.array(officeSubscriber),
  listed: true,
});

export const removeSubscribers = officeChange('RemoveSubscribers', {
  summary: 'Remove subscribers',
  input: z.object({ ids: z.array(z.int().positive()).min(1).max(100) }),
  output: z.object({ removed: z.int() }),
  errors: ['invalid_body'],
});

export const exportSubscribers = officeDownload('ExportSubscribers', {
  summary: 'Export subscribers as CSV',
  input: z.object({ status: z.enum(['asked', 'confirmed', 'ended']).optional() }),
});
