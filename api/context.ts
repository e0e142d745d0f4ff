import type { Call, CallInput, CallOutput, Role } from '#contract/call.ts';
import type { Listed } from '#contract/client.ts';
import type { BlobStore } from '#files/blob-store.ts';
import type { Store } from '#store/store.ts';
import type { RateLimiter } from './rules/rate-limit.ts';

/** Somebody who may call the office's calls. Never read from a request: the server vouches for it. */
export interface Principal {
  name: string;
  role: Role;
}

/** What the server knows of a request beside the request itself. */
export interface Caller {
  /** The visitor's own address, proxies already taken off; absent: a call from inside the process. */
  address?: string;
  principal?: Principal;
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
  limits: RateLimiter;
  now(): Date;
  /** Told of every fault that is ours. */
  logError(error: unknown, about: { requestId: string; call?: string }): void;
}

/** What a handler gets beside its input. */
export interface CallContext extends ApiServices {
  caller: Caller;
  requestId: string;
}

/** Answers one call: input and output in our spelling; a list answers its part and the number of all. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: CallContext,
) => Promise<CallOutput<C> extends (infer Item)[] ? Listed<Item> : CallOutput<C>>;
