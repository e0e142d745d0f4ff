import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The current request of asynchronous work. */
export interface CurrentRequest {
  id: string;
  /** Sends a plain error unless the response has started; absent if several requests share the response. */
  fail?: () => void;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Runs work as part of a request: each line that this work logs, also later, contains the request's id. */
export const inRequest = <T>(request: CurrentRequest, work: () => T): T => current.run(request, work);

/** Runs work that belongs to no request, such as starting a timer that outlives the current one. */
export const outsideRequests = <T>(work: () => T): T => current.exit(work);

export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** The id of the current request; a new id if there is none. */
export const requestIdNow = (): string => current.getStore()?.id ?? randomUUID();
