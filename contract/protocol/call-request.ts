import { z } from 'zod';
import { type Call, callPath } from './call.ts';
import { CallError } from './call-error.ts';

const wireNameOf = ({ wireNames }: Call, name: string): string => wireNames?.[name] ?? name;

/** Where a call is sent. `onlySpecified`: with only the parameters and fields of the specification. */
export interface Receiver {
  baseUrl: string;
  onlySpecified: boolean;
}

/** The parameters or fields that are sent, without headers; all where the specification lacks the call. */
function sentFields(
  { specified, headerNames = {} }: Call,
  encoded: unknown,
  { onlySpecified }: Receiver,
): [string, unknown][] {
  const all = Object.entries(Object(encoded)).filter(([name]) => !Object.hasOwn(headerNames, name));
  return onlySpecified && specified ? all.filter(([name]) => specified.includes(name)) : all;
}

/** The fields of a call's query as texts, by our names. */
export const queryFields = (call: Call, input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(z.encode(call.input, input)))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** The inputs of a call that are sent as headers. */
function sentHeaders({ headerNames = {} }: Call, input: unknown): [string, string][] {
  const fields: Record<string, unknown> = Object(input);
  return Object.entries(headerNames).flatMap(([field, header]) =>
    fields[field] === undefined ? [] : [[header, String(fields[field])]],
  );
}

/** A part of a form: a list is sent as JSON. */
const partOf = (value: unknown): string | Blob =>
  value instanceof Blob ? value : Array.isArray(value) ? JSON.stringify(value) : String(value);

/** The URL of a call, with its query parameters. */
export function addressFor(call: Call, input: unknown, receiver: Receiver): URL {
  const url = new URL(callPath(call), receiver.baseUrl);
  if (call.inputIn !== 'query') return url;
  for (const [name, value] of sentFields(call, z.encode(call.input, input), receiver)) {
    if (value !== undefined) url.searchParams.set(wireNameOf(call, name), String(value));
  }
  return url;
}

export function requestFor(
  call: Call,
  input: unknown,
  { signal, ...receiver }: Receiver & { signal: AbortSignal },
): Request {
  const url = addressFor(call, input, receiver);
  if (call.inputIn === 'query') {
    return new Request(url, { method: call.method, signal, headers: { accept: 'application/json' } });
  }
  const encoded = call.inputIn === 'multipart' ? input : z.encode(call.input, input);
  const sent = sentFields(call, encoded, receiver);
  const headers = { accept: 'application/json', ...Object.fromEntries(sentHeaders(call, input)) };
  if (call.inputIn === 'json') {
    const body = JSON.stringify(Object.fromEntries(sent));
    return new Request(url, {
      method: call.method,
      signal,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
  }
  const form = new FormData();
  for (const [name, value] of sent) {
    if (value === undefined || value === '') continue;
    form.append(wireNameOf(call, name), partOf(value));
  }
  return new Request(url, { method: call.method, signal, headers, body: form });
}

/** Rejects with the signal's reason when the signal aborts, even if the promise never settles. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) return give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** Within what a call must be done: its time limit, and until the caller aborts it. */
export interface CallLimits {
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The signal that ends a call, and the error of a call without a response: by it, or because the backend cannot be reached. */
export interface LimitedCall {
  signal: AbortSignal;
  withoutResponse(cause: unknown): never;
}

export function limitCall(call: Call, { timeoutMs = 10_000, signal }: CallLimits): LimitedCall {
  const deadline = AbortSignal.timeout(timeoutMs);
  return {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    withoutResponse(cause) {
      if (signal?.aborted) throw new CallError('cancelled', call.name, { cause });
      throw new CallError(deadline.aborted ? 'timed-out' : 'unreachable', call.name, { cause });
    },
  };
}
