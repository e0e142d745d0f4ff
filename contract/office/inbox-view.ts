import { z } from 'zod';

export const messageStatus = z.enum(['new', 'read', 'answered', 'spam']);
export type MessageStatus = z.output<typeof messageStatus>;

/** Filters messages by assignee. */
export const assigneeFilter = z.string().max(100).describe('Id of a user; `me`: the caller; `none`: unassigned.');

/** A note of a colleague, or an answer that a colleague mailed. Both are added and never changed. */
export const officeNote = z.object({
  at: z.string().nullable().describe('Null: a note from before times were stored.'),
  by: z.string().describe('The name of its author at that time.'),
  byId: z.string().nullable().describe('The id of its author; null: unknown.'),
  text: z.string(),
  reply: z
    .object({ to: z.string(), subject: z.string() })
    .optional()
    .describe('Present: an answer that was mailed to the sender.'),
});
export type OfficeNote = z.output<typeof officeNote>;

const formLang = z.string().nullable().describe('Language of the page with the form, such as de; null: unknown.');

/** What a message that asks about products has in addition. */
export const officeEnquiry = z.object({
  reference: z.string(),
  company: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2, such as BD; empty: not given.'),
  deliveryTerm: z.string().describe('Incoterms 2020; empty: open.'),
  wantedOn: z.string().describe('A day such as 2027-01-31; empty: not given.'),
  lines: z.array(
    z.object({
      productId: z.string().nullable().describe('The public id of the product; null: none was chosen.'),
      product: z.string().describe('Its name when the enquiry arrived; empty: unknown.'),
      article: z.string(),
      quantity: z.number().nullable(),
      unit: z.string(),
      note: z.string(),
    }),
  ),
  file: z.object({ name: z.string(), mediaType: z.string(), bytes: z.int() }).nullable(),
  desk: z.string().describe('The id of the desk that answers it.'),
  firstAnswerAt: z
    .string()
    .nullable()
    .describe('When it was first marked as answered, or got a note or an answer; null: not yet.'),
});
export type OfficeEnquiry = z.output<typeof officeEnquiry>;

/** Messages of the contact form, or enquiries. */
export const messageKind = z.enum(['message', 'enquiry']);
export type MessageKind = z.output<typeof messageKind>;

export const officeMessage = z.object({
  id: z.int(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  status: messageStatus,
  /** Id of the assigned user; null: unassigned. */
  assignee: z.string().nullable(),
  notes: z.array(officeNote).describe('Oldest first.'),
  privacyVersion: z.string().nullable().describe('Version of the privacy notice shown with the form; null: unknown.'),
  lang: formLang,
  enquiry: officeEnquiry.nullable().describe('Null: a message of the contact form.'),
});
export type OfficeMessage = z.output<typeof officeMessage>;

export const applicationStatus = z.enum(['new', 'in review', 'invited', 'offered', 'hired', 'declined', 'spam']);
export type ApplicationStatus = z.output<typeof applicationStatus>;

export const officeApplication = z.object({
  id: z.int(),
  reference: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  mobile: z.string(),
  mobileAlternative: z.string(),
  department: z.object({ id: z.int(), title: z.string() }),
  /** Null: a general application. */
  career: z.object({ id: z.int(), title: z.string() }).nullable(),
  status: applicationStatus,
  /** 1 to 5; null: not rated. */
  rating: z.int().min(1).max(5).nullable(),
  notes: z.array(officeNote).describe('Oldest first.'),
  talentPool: z.boolean().describe('Whether the applicant may be considered for other jobs.'),
  privacyVersion: z.string().nullable().describe('Version of the privacy notice shown with the form; null: unknown.'),
  lang: formLang,
  keptUntil: z.string().describe('When it will be deleted, as currently known.'),
  file: z.object({ name: z.string(), mediaType: z.string(), bytes: z.int() }),
});
export type OfficeApplication = z.output<typeof officeApplication>;

export const officeSubscriber = z.object({
  id: z.int(),
  email: z.string(),
  status: z.enum(['asked', 'confirmed', 'ended']),
  askedAt: z.string(),
  confirmedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  privacyVersion: z.string().nullable().describe('Version of the privacy notice shown with the form; null: unknown.'),
  lang: formLang,
});
export type OfficeSubscriber = z.output<typeof officeSubscriber>;

/** Confirms the erasure of a person's data. It contains only counts and the requested address. */
export const erasureReceipt = z.object({
  email: z.string(),
  at: z.string(),
  by: z.string(),
  messages: z.int(),
  applications: z.int(),
  files: z.int(),
  subscriptions: z.int(),
  mails: z.int(),
});
export type ErasureReceipt = z.output<typeof erasureReceipt>;
