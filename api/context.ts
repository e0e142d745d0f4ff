import type { Role } from '#contract/access.ts';
import type { Health } from '#contract/office/upkeep-view.ts';
import type { MailFailure, OutgoingMail } from '#contract/outgoing-mail.ts';
import type { Call, CallInput, CallOutput } from '#contract/protocol/call.ts';
import type { Client, ClientOptions, Listed } from '#contract/protocol/client.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { VirusScan } from '#files/virus-scan.ts';
import type { PublishedEntries } from '#store/interfaces/published-entries.ts';
import type { Store } from '#store/store.ts';
import type { Imports } from './office/transfer/imports.ts';
import type { People } from './people.ts';
import type { Disk, DiskSpace } from './rules/limits/disk-reserve.ts';
import type { RateLimiter } from './rules/limits/rate-limit.ts';
import type { UploadLimit } from './rules/limits/upload-limit.ts';
import type { StreamedList } from './rules/streams/streamed-list.ts';
import type { Translator } from './translator/translator.ts';

/** A user or process that may make the office's calls. Never read from the request: the server authenticates it. */
export interface Principal {
  /** The user's id; absent: the program itself, as when it loads the demo. */
  id?: string;
  name: string;
  role: Role;
  /** The language of the office that the user chose; absent: none. */
  lang?: string;
}

/** What the server knows about the sender of a request, beside the request itself. */
export interface Caller {
  /** The visitor's own address, behind any proxies; absent: a call from inside the process. */
  address?: string;
  /** Whether the request is for a page, in front of a backend; its data, icons and feeds belong to the same visit. */
  startsVisit?: boolean;
  principal?: Principal;
}

/** The state of the host. Sizes in bytes; null where unknown. */
export interface MachineState {
  disk: { free: number | null; total: number | null; data: number };
  lastBackupAt: string | null;
  backup: Health['backup'];
  version: string;
}

/** How the dates of another backend are parsed. */
export interface BackendDates {
  dates: 'auto' | 'dmy' | 'mdy';
  timeZone: string;
}

/** The entry of a form, by its id, and the content as it would be if the form's values were published. */
export interface Previewed {
  id: number;
  entries: PublishedEntries;
}

/** A page for the preview beside a form. */
export interface RenderedPage {
  html: string;
  status: number;
}

export interface ApiServices {
  store: Store;
  /** Whether public calls have texts in every language, as previews do; absent: only in those that the company has published. */
  hasAllLanguages?: boolean;
  /** The entry whose sections are marked with their places in its form; absent: none. */
  markedEntry?: number;
  /** Public files. */
  publicBlobs: BlobStore;
  /** CVs and attachments: no route serves them. */
  privateBlobs: BlobStore;
  /** The site's public URL without a trailing slash; mails link to it. */
  publicUrl: string;
  /** Origins whose pages may read the responses (CORS). */
  allowedOrigins: readonly string[];
  /** The users of the office. */
  people: People;
  /** Whether a page exists at a path of the site, such as `/news/3`; absent: unknown. */
  pageExists?: (path: string) => Promise<boolean>;
  /**
   * Renders a page of the site with other content than what is published, for an editor; undefined while too many wait.
   * Absent: this process serves no site.
   */
  renderPage?: (path: string, previewed: Previewed) => Promise<RenderedPage | undefined>;
  /** The space on the disk of the data, in bytes; absent: unknown. */
  diskSpace?: () => Promise<DiskSpace>;
  /** The disks of all folders that the program writes to; absent: unknown. */
  disks?: () => Promise<Disk[]>;
  /** The state of the host; absent: unknown. */
  machine?: () => Promise<MachineState>;
  /** Sends a mail at once; absent: no mail server is set. */
  sendNow?: (mail: OutgoingMail) => Promise<{ sent: true } | ({ sent: false } & MailFailure)>;
  /** Whether submissions are also posted to a webhook; absent: no. */
  webhook?: boolean;
  /** Hosts in private networks that content may be imported from. */
  importHosts: readonly string[];
  /**
   * A client for another backend, to import from. Its calls follow the specification, more or less; its texts are not
   * cleaned.
   */
  backendClient: (options: ClientOptions, dates: BackendDates) => Client;
  /** Scans uploads for viruses; absent: none are scanned. */
  scan?: VirusScan;
  /** Proposes translations; absent: the operator has set no service. */
  translator?: Translator;
  limits: RateLimiter;
  /** Absent: the usual one. */
  uploads?: UploadLimit;
  now(): Date;
  /** The id of the request that makes the call, for the log and for error responses; absent: each call gets a new id. */
  requestId?: () => string;
  /** Called for each internal error. */
  logError(error: unknown, about: { requestId: string; call?: string }): void;
}

/** What a handler receives beside its input. */
export interface CallContext extends Omit<ApiServices, 'requestId' | 'uploads'> {
  caller: Caller;
  /** The language of texts for a user of the office. */
  lang: string;
  requestId: string;
  uploads: UploadLimit;
  /** The import, which runs in the background. */
  imports: Imports;
}

/** Handles one call, with input and output under our own field names. A list returns its page and the total, or is streamed. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallOutput<C> extends (infer Item)[] ? Listed<Item> | StreamedList<Item> : CallOutput<C>>;
