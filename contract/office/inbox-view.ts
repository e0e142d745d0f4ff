import { z } from 'zod';

export const messageStatus = z.enum(['new', 'read', 'answered', 'spam']);
export type MessageStatus = z.output<typeof messageStatus>;

/** Whose messages a list shows. */
export const assigneeFilter = z.string().max(100).describe('Id of a user; `me`: the caller; `none`: not assigned.');

export const officeMessage = z.object({
  id: z.int(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  subject: z.string(),
  message: z.string(),
  status: messageStatus,
  /** Id of the user it is assigned to; null: not assigned. */
  assignee: z.string().nullable(),
  note: z.string(),
  privacyVersion: z.string().nullable().describe('Of the privacy notice at the form; null: not said.'),
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
  /** Null: not for a particular job. */
  career: z.object({ id: z.int(), title: z.string() }).nullable(),
  status: applicationStatus,
  /** 1 to 5; null: not rated. */
  rating: z.int().min(1).max(5).nullable(),
  note: z.string(),
  talentPool: z.boolean().describe('Whether other jobs may be thought of too.'),
  privacyVersion: z.string().nullable().describe('Of the privacy notice at the form; null: not said.'),
  keptUntil: z.string().describe('When it is deleted, as things stand now.'),
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
  privacyVersion: z.string().nullable().describe('Of the privacy notice at the form; null: not said.'),
});
export type OfficeSubscriber = z.output<typeof officeSubscriber>;

/** Proof that everything kept of a person is gone; counts only, so that it names no one but by the asked address. */
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
