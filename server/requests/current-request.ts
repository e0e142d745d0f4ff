import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The request under way, wherever in the program its work has got to. */
export interface CurrentRequest {
  id: string;
  /** Answers it with a plain failure, unless an answer has begun; absent where many wait for the same answer. */
  fail?: () => void;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Does some work as part of a request: every line that is logged meanwhile, however deep and late, names it. */
export const inRequest = <T>(request: CurrentRequest, work: () => T): T => current.run(request, work);

export const currentRequest = (): CurrentRequest | undefined => current.getStore();

/** The id of the request under way; a new one where there is none. */
export const requestIdNow = (): string => current.getStore()?.id ?? randomUUID();
