import type { z } from 'zod';
import { decodeResponse, type OnMisfit } from '../wire/lenient.ts';
import type { Call, CallInput, CallOutput } from './call.ts';
import { CallError, failureFrom } from './call-error.ts';
import { limitCall, requestFor, untilAborted } from './call-request.ts';

export interface ClientOptions {
  /** Reaches the backend, such as the global fetch. */
  fetch: (request: Request) => Promise<Response>;
  /** The backend's origin, such as `https://api.example.com`. */
  baseUrl: string;
  /** The time limit of a call, milliseconds. */
  timeoutMs?: number;
  /** Called for each part of a response that does not match the contract; see `onceEach`. */
  onMisfit?: OnMisfit;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Listed<Item> {
  items: Item[];
  /** The number of all items, regardless of `skip` and `take`. */
  total: number;
}

export type ListCall = Call<z.ZodType, z.ZodArray>;
export type ItemOf<C extends ListCall> = CallOutput<C> extends (infer Item)[] ? Item : never;

/** Makes calls: over the network, in the same process (`#api`), or to a backend of another kind (`#front`). */
export interface Client {
  /** Makes a call. Throws a {@link CallError} with the kind of failure. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
  /** Fetches part of a list and the total. */
  list<C extends ListCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<Listed<ItemOf<C>>>;
}

/** The client for the calls of an Atrium over the network. */
export function createClient({ fetch, baseUrl, timeoutMs, onMisfit }: ClientOptions): Client {
  const ask = async (call: Call, input: unknown, { signal }: CallOptions) => {
    const limited = limitCall(call, { timeoutMs, signal });
    const request = requestFor(call, input, { baseUrl, onlySpecified: false, signal: limited.signal });
    const response = await untilAborted(fetch(request), limited.signal).catch(limited.withoutResponse);
    const json = parseJson(await untilAborted(response.text(), limited.signal).catch(limited.withoutResponse));
    const { ok, status, headers } = response;
    if (!ok) throw failureFrom(call.name, status, json);
    const decoded = await decodeResponse(call.output, json);
    for (const misfit of decoded.misfits) onMisfit?.(call.name, misfit);
    if (!decoded.fits) throw new CallError('misfit', call.name, { status });
    return { value: decoded.value, total: headers.get('x-total-count') };
  };
  return {
    call: async (call, input, options = {}) => (await ask(call, input, options)).value as CallOutput<typeof call>,
    list: async (call, input, options = {}) => {
      const { value, total } = await ask(call, input, options);
      const items = value as ItemOf<typeof call>[];
      return { items, total: total === null ? items.length : Number(total) };
    },
  };
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
