import type {
  ApplicationStatus,
  MessageKind,
  MessageStatus,
  OfficeEnquiry,
  OfficeNote,
  OfficeSubscriber,
} from '#contract/office/inbox-view.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Actor } from '../actor.ts';

export interface NewMessage {
  name: string;
  email: string;
  mobile: string;
  subject: string;
  message: string;
  /** The version of the privacy notice at the form; absent: unknown. */
  privacyVersion?: string | null | undefined;
  /** The language of the page with the form, such as `de`; absent: unknown. */
  lang?: string | null | undefined;
  /** Classified as automatic: its status starts as `spam` instead of `new`. */
  spam: boolean;
}

/** One thing that an enquiry is about. */
export type StoredEnquiryLine = OfficeEnquiry['lines'][number];

/** A file in the private blobs. */
export interface PrivateFile {
  blob: string;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
}

/** A message with what it asks about. */
export interface NewEnquiry extends NewMessage {
  /** The reference that the sender gets, such as `EN-7K3M-9QXA`; unique. */
  reference: string;
  company: string;
  country: string;
  deliveryTerm: string;
  wantedOn: string;
  lines: StoredEnquiryLine[];
  /** The same key stores an enquiry once; absent: none. */
  idempotencyKey?: string | undefined;
  file: PrivateFile | null;
  /** The id of the desk that answers it. */
  desk: string;
}

/** An enquiry with all that an office did with it. */
export interface HandledEnquiry extends Omit<NewEnquiry, 'idempotencyKey'> {
  receivedAt: string;
  status: MessageStatus;
  /** Oldest first. */
  notes: StoredNote[];
  firstAnswerAt: string | null;
}

export interface StoredEnquiry extends Omit<NewEnquiry, keyof NewMessage | 'idempotencyKey'> {
  /** When it was first marked as answered or got its first note; null: not yet. */
  firstAnswerAt: string | null;
}

/** The enquiries that a user sees: those of these desks, and those that are assigned to the user. */
export interface EnquiryScope {
  desks: readonly string[];
  user: string;
}

/** A note of a user. `at` is null for notes of earlier versions. */
export type StoredNote = OfficeNote;

/** A message as stored. */
export interface StoredMessage extends Omit<NewMessage, 'spam'> {
  id: number;
  privacyVersion: string | null;
  lang: string | null;
  receivedAt: string;
  status: MessageStatus;
  /** Id of the user it is assigned to; null: not assigned. */
  assignee: string | null;
  /** Oldest first. */
  notes: StoredNote[];
  /** Null: a message without products. */
  enquiry: StoredEnquiry | null;
}

export interface MessageFilter {
  /** Absent: both. */
  kind?: MessageKind | undefined;
  /** Absent: all but spam. */
  status?: MessageStatus | undefined;
  /** Id of a user; null: those that are not assigned. Absent: all. */
  assignee?: string | null | undefined;
  /** Each must be the prefix of a word of the message, its sender or the note; case and accents are ignored. */
  words?: string | undefined;
  /** The id of a desk: only its enquiries. */
  desk?: string | undefined;
  /** The id of a message: only those from its address, ignoring case. */
  senderOf?: number | undefined;
  /** Absent: all enquiries. Other messages are not affected. */
  scope?: EnquiryScope | undefined;
}

export interface MessageChange {
  status?: MessageStatus | undefined;
  assignee?: string | null | undefined;
  /** The id of a desk. Messages that are not enquiries have none. */
  desk?: string | undefined;
  note?: string | undefined;
}

/** An answer to the sender of a message. */
export interface NewReply {
  mail: OutgoingMail;
  /** Absent: each call sends it. */
  key?: string | undefined;
}

export interface NewApplication {
  /** The reference that the applicant gets, such as `CV-7K3M-9QXA`; unique. */
  reference: string;
  name: string;
  address: string;
  email: string;
  mobile: string;
  mobileAlternative: string;
  departmentId: number;
  careerId: number | null;
  /** The deadline of the job at the time of the application. */
  jobDeadline?: string | null | undefined;
  privacyVersion?: string | null | undefined;
  /** See {@link NewMessage.lang}. */
  lang?: string | null | undefined;
  /** Whether the applicant agrees to be considered for other jobs and to longer retention; absent: no. */
  talentPool?: boolean | undefined;
  /** See {@link NewMessage.spam}. */
  spam: boolean;
  file: PrivateFile;
}

/** An application as stored. */
export interface StoredApplication extends Omit<NewApplication, 'spam' | 'jobDeadline'> {
  id: number;
  receivedAt: string;
  privacyVersion: string | null;
  lang: string | null;
  talentPool: boolean;
  /** When it will be deleted, from the current state of its job. */
  keptUntil: string;
  status: ApplicationStatus;
  /** 1 to 5. */
  rating: number | null;
  /** Oldest first. */
  notes: StoredNote[];
  /** The titles of department and job, also if they are in the trash; null if the entry was removed. */
  departmentTitle: string | null;
  careerTitle: string | null;
}

export interface ApplicationFilter {
  /** Absent: all but spam. */
  status?: ApplicationStatus | undefined;
  department?: number | undefined;
  career?: number | undefined;
  /** As for messages; the reference counts too. */
  words?: string | undefined;
}

export interface PageOf {
  skip: number;
  take: number;
}

/** The result of an erasure: how many rows were deleted, and the private files that are to be deleted. */
export interface Erased {
  messages: number;
  applications: number;
  subscriptions: number;
  mails: number;
  blobs: string[];
}

/** The data stored for an email address. */
export interface StoredPersonData {
  messages: StoredMessage[];
  applications: StoredApplication[];
  subscriptions: StoredSubscriber[];
  /** Mails to the address or about it that are queued or could not be delivered. */
  mails: { to: string; subject: string; text: string; createdAt: string }[];
}

export interface Submissions {
  /**
   * Stores a message and queues its notices in one transaction. Returns its id. If the same message was received within the
   * last `onceWithinMs` milliseconds, nothing is stored or queued, and the id is that of the earlier one.
   */
  addMessage(message: NewMessage, notices?: readonly OutgoingMail[], onceWithinMs?: number): Promise<number>;
  /**
   * The same for an enquiry, with its reference. One with the same idempotency key is the same at any time; `key-reused`
   * if the key is that of another one.
   */
  addEnquiry(
    enquiry: NewEnquiry,
    notices?: readonly OutgoingMail[],
    onceWithinMs?: number,
  ): Promise<{ reference: string; desk: string } | 'key-reused'>;
  /** Adds an enquiry with its times, status and notes, such as one of the demo group. */
  restoreEnquiry(enquiry: HandledEnquiry): Promise<void>;
  /** The same as `addMessage` for an application. Its file is compared by content; the reference is that of the stored one. */
  addApplication(
    application: NewApplication,
    notices?: readonly OutgoingMail[],
    onceWithinMs?: number,
  ): Promise<{ id: number; reference: string }>;
  /** Which of these private blobs belong to an application or an enquiry. */
  knownBlobs(blobs: string[]): Promise<Set<string>>;
  /** Newest first, with the total number of matches. */
  messages(query: MessageFilter & PageOf): Promise<{ items: StoredMessage[]; total: number }>;
  /** The message of an enquiry. */
  message(id: number): Promise<StoredMessage | undefined>;
  /** All matches, read in batches, newest first. */
  eachMessage(filter: MessageFilter): AsyncIterable<StoredMessage>;
  /** Changes the given properties, and adds a note if there is one, with an audit row. Returns how many of the messages exist. */
  changeMessages(
    ids: readonly number[],
    change: MessageChange,
    by: Actor,
    /** What the user has seen. Rejected as `changed-meanwhile` if it has another value now. */
    seen?: Omit<MessageChange, 'note'>,
    /** Messages beyond it are left as they are. */
    scope?: EnquiryScope,
  ): Promise<number>;
  /**
   * Queues an answer to the sender of a message and keeps it with the message, which becomes answered, with an audit row.
   * The same answer with the same key is sent once; `key-reused` if the key is that of another answer. Rejected as
   * `missing` if there is no such message in the scope.
   */
  reply(id: number, reply: NewReply, by: Actor, scope?: EnquiryScope): Promise<'sent' | 'key-reused'>;
  applications(query: ApplicationFilter & PageOf): Promise<{ items: StoredApplication[]; total: number }>;
  eachApplication(filter: ApplicationFilter): AsyncIterable<StoredApplication>;
  application(id: number): Promise<StoredApplication | undefined>;
  changeApplications(
    ids: readonly number[],
    change: {
      status?: ApplicationStatus | undefined;
      rating?: number | null | undefined;
      note?: string | undefined;
      /** The consent can be withdrawn here, but not given. */
      talentPool?: false | undefined;
    },
    by: Actor,
    seen?: { status?: ApplicationStatus | undefined; rating?: number | null | undefined },
  ): Promise<number>;
  /** New unassigned messages, open messages assigned to the user, and new applications. */
  counts(
    userId: string,
    scope?: EnquiryScope,
  ): Promise<{ newMessages: number; myMessages: number; newApplications: number }>;
  /**
   * Deletes messages, applications and the subscription of an email address, and queued mails to it or about it, in one
   * transaction, with an audit row without the address. The caller deletes the private files.
   */
  erasePerson(email: string, by: Actor): Promise<Erased>;
  /** Everything that erasePerson would delete. */
  ofPerson(email: string): Promise<StoredPersonData>;
}

export type StoredSubscriber = OfficeSubscriber;

export interface SubscriberFilter {
  status?: StoredSubscriber['status'] | undefined;
  /** Each must be part of the address. */
  words?: string | undefined;
}

export interface Subscribers {
  /**
   * Records that an address requested the newsletter. `confirmTokenHash` and `unsubscribeTokenHash` are SHA-256 in hex:
   * the store never sees a token. `form`: the privacy notice and the language of the page with the form. Returns
   * 'asked' if a mail was queued (in the same transaction), or 'known' if the address is confirmed already and nothing
   * changed.
   */
  ask(
    email: string,
    hashes: { confirmTokenHash: string; unsubscribeTokenHash: string },
    mail: OutgoingMail,
    form?: { privacyVersion?: string | undefined; lang?: string | undefined },
  ): Promise<'asked' | 'known'>;
  /** Whether the token is known. Repeated calls succeed too. */
  confirm(tokenHash: string): Promise<boolean>;
  unsubscribe(tokenHash: string): Promise<boolean>;
  /** Newest first, with the total number of matches. */
  list(query: SubscriberFilter & PageOf): Promise<{ items: StoredSubscriber[]; total: number }>;
  each(filter: SubscriberFilter): AsyncIterable<StoredSubscriber>;
  /** Deletes subscribers and their queued mails, with an audit row without addresses. Returns how many there were. */
  remove(ids: readonly number[], by: Actor): Promise<number>;
}
