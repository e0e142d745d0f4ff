import type { ApplicationStatus, MessageStatus } from '#contract/office/inbox-view.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';

export interface NewMessage {
  name: string;
  email: string;
  mobile: string;
  subject: string;
  message: string;
  /** Of the privacy notice at the form; absent: not said. */
  privacyVersion?: string | null | undefined;
  /** Set aside as automatic: it begins with the status `spam`, others with `new`. */
  spam: boolean;
}

/** A message as the office keeps it. */
export interface StoredMessage extends Omit<NewMessage, 'spam'> {
  id: number;
  privacyVersion: string | null;
  receivedAt: string;
  status: MessageStatus;
  /** Id of the user it is assigned to; null: not assigned. */
  assignee: string | null;
  note: string;
}

export interface MessageFilter {
  /** Absent: all but spam. */
  status?: MessageStatus | undefined;
  /** Id of a user; null: those that are not assigned. Absent: all. */
  assignee?: string | null | undefined;
  /** Each must begin a word of the message, of its sender or of the note; case and accents do not matter. */
  words?: string | undefined;
}

export interface NewApplication {
  /** What the applicant is told, such as `CV-7K3M-9QXA`; unique. */
  reference: string;
  name: string;
  address: string;
  email: string;
  mobile: string;
  mobileAlternative: string;
  departmentId: number;
  careerId: number | null;
  /** Of the job, at this moment. */
  jobDeadline?: string | null | undefined;
  privacyVersion?: string | null | undefined;
  /** Whether other jobs may be thought of too, and it may be kept for longer; absent: no. */
  talentPool?: boolean | undefined;
  /** As of a message. */
  spam: boolean;
  file: { blob: string; name: string; mediaType: string; bytes: number; sha256: string };
}

/** An application as the office keeps it. */
export interface StoredApplication extends Omit<NewApplication, 'spam' | 'jobDeadline'> {
  id: number;
  receivedAt: string;
  privacyVersion: string | null;
  talentPool: boolean;
  /** When it is deleted, as things stand now. */
  keptUntil: string;
  status: ApplicationStatus;
  /** 1 to 5. */
  rating: number | null;
  note: string;
  /** What department and job are called, also in the trash; null where the entry is gone. */
  departmentTitle: string | null;
  careerTitle: string | null;
}

export interface ApplicationFilter {
  /** Absent: all but spam. */
  status?: ApplicationStatus | undefined;
  department?: number | undefined;
  career?: number | undefined;
  /** As of messages; the reference counts too. */
  words?: string | undefined;
}

export interface PageOf {
  skip: number;
  take: number;
}

/** What is kept of a person: how many rows went, and the private files that are to go now. */
export interface Erased {
  messages: number;
  applications: number;
  subscriptions: number;
  mails: number;
  blobs: string[];
}

/** What is kept under an e-mail address. */
export interface KeptOfPerson {
  messages: StoredMessage[];
  applications: StoredApplication[];
  subscriptions: StoredSubscriber[];
  /** Mails that wait, or were given up, to the address or about it. */
  mails: { to: string; subject: string; text: string; createdAt: string }[];
}

export interface Submissions {
  /**
   * Stores a message, and its notices in the mail queue, in one transaction; its id. Where the same message came within
   * the last `onceWithinMs` milliseconds, nothing is stored nor mailed, and the id is that one's.
   */
  addMessage(message: NewMessage, notices?: readonly OutgoingMail[], onceWithinMs?: number): Promise<number>;
  /** The same for an application, whose file counts by its content; the reference is that of the one that is kept. */
  addApplication(
    application: NewApplication,
    notices?: readonly OutgoingMail[],
    onceWithinMs?: number,
  ): Promise<{ id: number; reference: string }>;
  /** Which of these private blobs belong to an application. */
  knownBlobs(blobs: string[]): Promise<Set<string>>;
  /** The newest first, with the number of all that the filter lets through. */
  messages(query: MessageFilter & PageOf): Promise<{ items: StoredMessage[]; total: number }>;
  /** All of them, a few at a time; the newest first. */
  eachMessage(filter: MessageFilter): AsyncIterable<StoredMessage>;
  /** Changes what is given, with an audit row; how many of the messages are there. */
  changeMessages(
    ids: readonly number[],
    change: { status?: MessageStatus | undefined; assignee?: string | null | undefined; note?: string | undefined },
    by: string,
  ): Promise<number>;
  applications(query: ApplicationFilter & PageOf): Promise<{ items: StoredApplication[]; total: number }>;
  eachApplication(filter: ApplicationFilter): AsyncIterable<StoredApplication>;
  application(id: number): Promise<StoredApplication | undefined>;
  changeApplications(
    ids: readonly number[],
    change: {
      status?: ApplicationStatus | undefined;
      rating?: number | null | undefined;
      note?: string | undefined;
      /** A consent can be taken back here, not given. */
      talentPool?: false | undefined;
    },
    by: string,
  ): Promise<number>;
  /** How many have the status `new`. */
  /** New messages that are not assigned, messages to be answered by the user, and new applications. */
  counts(userId: string): Promise<{ newMessages: number; myMessages: number; newApplications: number }>;
  /**
   * Forgets messages, applications and the subscription of an e-mail address, and the mails that wait for it or speak
   * of it, in one transaction, with an audit row that names nobody. The private files are left to the caller.
   */
  erasePerson(email: string, by: string): Promise<Erased>;
  /** All that erasePerson would take, as it is kept. */
  ofPerson(email: string): Promise<KeptOfPerson>;
}

export interface StoredSubscriber {
  id: number;
  email: string;
  status: 'asked' | 'confirmed' | 'ended';
  askedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  privacyVersion: string | null;
}

export interface SubscriberFilter {
  status?: StoredSubscriber['status'] | undefined;
  /** Each must stand somewhere in the address. */
  words?: string | undefined;
}

export interface Subscribers {
  /**
   * Remembers that an address asked for the newsletter. `confirmTokenHash` and `unsubscribeTokenHash` are
   * SHA-256 in hex: the store never sees a token. 'asked' where a mail is due (queued in the same
   * transaction), 'known' where the address is confirmed already and nothing was changed.
   */
  ask(
    email: string,
    hashes: { confirmTokenHash: string; unsubscribeTokenHash: string },
    mail: OutgoingMail,
    privacyVersion?: string | undefined,
  ): Promise<'asked' | 'known'>;
  /** Whether the token belonged to somebody; doing it twice is no failure. */
  confirm(tokenHash: string): Promise<boolean>;
  unsubscribe(tokenHash: string): Promise<boolean>;
  /** The newest first, with the number of all that the filter lets through. */
  list(query: SubscriberFilter & PageOf): Promise<{ items: StoredSubscriber[]; total: number }>;
  each(filter: SubscriberFilter): AsyncIterable<StoredSubscriber>;
  /** Forgets them, with what waits to be mailed to them and an audit row that names nobody; how many there were. */
  remove(ids: readonly number[], by: string): Promise<number>;
}
