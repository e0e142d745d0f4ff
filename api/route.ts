import { officeCalls, publicCalls } from '#contract/calls/registry.ts';
import { type Call, callKey, callPath } from '#contract/protocol/call.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import { systemFaultOf } from '#files/disk/system-faults.ts';
import { FilesUnavailable, retryAfter } from '#files/unavailable.ts';
import { isTemporary } from '#store/database-faults.ts';
import { StoreError } from '#store/store.ts';
import { entryHandler } from './calls/entry-calls.ts';
import type { CallContext } from './context.ts';
import { handlers } from './handlers.ts';
import { refusalOf } from './office/store-words.ts';
import { type Wording, words } from './office/words.ts';

export interface Route {
  call: Call;
  handle: (input: unknown, context: CallContext) => Promise<unknown>;
}

const calls: Record<string, Call> = { ...publicCalls, ...officeCalls };

const handlerOf = (key: string, call: Call): unknown =>
  Object.hasOwn(handlers, key) ? handlers[key as keyof typeof handlers] : entryHandler(call);

/** Every call by the key of its path. handlers.ts checks at compile time that each call has its handler. */
const routes = new Map<string, Route>(
  Object.entries(calls).map(([key, call]) => [
    callKey(callPath(call)),
    { call, handle: handlerOf(key, call) as Route['handle'] },
  ]),
);

/** The route of a path in the form of `callKey`. */
export const routeAt = (key: string): Route | undefined => routes.get(key);

/**
 * Does the work of a call for a caller who may make it. Turns errors of the store, and of the files and disks under it,
 * into those of calls.
 */
export async function asCall<T>(call: Call, context: CallContext, work: () => Promise<T>): Promise<T> {
  checkAccess(call, context);
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw refusalOf(error);
    const wording = unavailableWording(error, call);
    if (!wording) throw error;
    context.logError(error, { requestId: context.requestId, call: call.name });
    throw words.error('unavailable', wording, { headers: { 'Retry-After': isTemporary(error) ? '10' : retryAfter } });
  }
}

function checkAccess({ access }: Call, { caller: { principal } }: CallContext): void {
  if (access === 'public') return;
  if (!principal) throw new HttpError('unauthenticated');
  if (!access.includes(principal.role)) throw new HttpError('forbidden');
}

/**
 * Why files or data cannot be written at the moment; undefined for any other error. Users of the office learn the true
 * reason.
 */
function unavailableWording(error: unknown, { access }: Call): Wording | undefined {
  const fault = access === 'public' || error instanceof HttpError ? undefined : systemFaultOf(error);
  if (fault) return (texts) => texts.problems.disk[fault];
  return error instanceof FilesUnavailable ? (texts) => texts.problems.filesAway : undefined;
}
