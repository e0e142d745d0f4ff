import type { Role } from '#contract/access.ts';
import type { Call, CallInput, CallOutput } from '#contract/call.ts';
import type { Listed } from '#contract/client.ts';
import type { Health } from '#contract/office/owner-view.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { VirusScan } from '#files/virus-scan.ts';
import type { Store } from '#store/store.ts';
import type { Imports } from './office/transfer/imports.ts';
import type { People } from './people.ts';
import type { RateLimiter } from './rules/rate-limit.ts';

/** Somebody who may call the office's calls. Never read from a request: the server vouches for it. */
export interface Principal {
  /** The user's id; absent: the program itself, as when it loads the demo. */
  id?: string;
  name: string;
  role: Role;
}

/** What the server knows of a request beside the request itself. */
export interface Caller {
  /** The visitor's own address, proxies already taken off; absent: a call from inside the process. */
  address?: string;
  principal?: Principal;
}

/** The machine that the program runs on; sizes in bytes, null where it does not say. */
export interface MachineState {
  disk: { free: number | null; total: number | null; data: number };
  lastBackupAt: string | null;
  backup: Health['backup'];
  version: string;
}

export interface ApiServices {
  store: Store;
  /** Files anyone may fetch. */
  publicBlobs: BlobStore;
  /** CVs: no route serves them. */
  privateBlobs: BlobStore;
  /** Where the site stands, without a slash at the end; mails link to it. */
  publicUrl: string;
  /** Origins whose pages may read the answers. */
  allowedOrigins: readonly string[];
  /** Who works in the office. */
  people: People;
  /** Whether something stands at a path of the site, such as `/news/3`; absent: nobody here can tell. */
  pageExists?: (path: string) => Promise<boolean>;
  /** What the machine says of itself; absent: nobody here can ask it. */
  machine?: () => Promise<MachineState>;
  /** Sends a mail at once; absent: no mail server is set. */
  sendNow?: (mail: OutgoingMail) => Promise<{ sent: true } | { sent: false; reason: string }>;
  /** Hosts that content may be imported from though they are not on the internet. */
  importHosts: readonly string[];
  /** Looks for viruses in what is uploaded; absent: nobody does. */
  scan?: VirusScan;
  limits: RateLimiter;
  now(): Date;
  /** The id of the request that brought the call, for the log and for failures; absent: each call gets one of its own. */
  requestId?: () => string;
  /** Told of every fault that is ours. */
  logError(error: unknown, about: { requestId: string; call?: string }): void;
}

/** What a handler gets beside its input. */
export interface CallContext extends Omit<ApiServices, 'requestId'> {
  caller: Caller;
  requestId: string;
  /** The import that runs beside the requests. */
  imports: Imports;
}

/** Answers one call: input and output in our spelling; a list answers its part and the number of all. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallOutput<C> extends (infer Item)[] ? Listed<Item> : CallOutput<C>>;
