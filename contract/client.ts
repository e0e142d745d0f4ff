import { z } from 'zod';
import { type Call, type CallInput, type CallOutput, callPath } from './call.ts';
import { CallError, failureFrom } from './call-error.ts';
import { mapTextsOf } from './clean-answer.ts';
import type { TextInput } from './entity.ts';
import type { AdaptAnswer } from './foreign/adapt-answer.ts';
import { decodeAnswer, type OnMisfit } from './lenient.ts';

export interface ClientOptions {
  /** How to reach the backend: the global fetch, or an app's own in-process request function. */
  fetch: (request: Request) => Promise<Response>;
  /** The backend's host, such as `https://api.example.com`; in one process any origin will do. */
  baseUrl: string;
  /** Milliseconds until a call is given up. */
  timeoutMs?: number;
  /** Told what did not fit in a backend's answers; see {@link onceEach}. */
  onMisfit?: OnMisfit;
  /** Makes of a foreign backend's answers what the contract can decode; absent: the backend is our own. */
  adapt?: AdaptAnswer;
  /** Keeps the lists of a backend that knows no pages; absent: such a list is fetched for each page of it. */
  wholeLists?: WholeLists;
  /** Cleans the texts of a backend that is not trusted to have done so; absent: the backend is our own. */
  cleanText?: (text: string, input: TextInput) => string;
}

/** Lists of a backend that gives no totals, kept whole for a while. */
export interface WholeLists {
  /** Whether a call was found to answer whole lists only. */
  isWhole(callName: string): boolean;
  /** The list under a key; fetched now unless it is fresh or being fetched. */
  get(callName: string, key: string, fetch: () => Promise<unknown[]>): Promise<unknown[]>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Listed<Item> {
  items: Item[];
  /** How many there are in all, whatever part was asked for. */
  total: number;
}

type ListCall = Call<z.ZodType, z.ZodArray>;
type ItemOf<C extends ListCall> = CallOutput<C> extends (infer Item)[] ? Item : never;

export interface Client {
  /** Makes a call. Throws a {@link CallError} that says what kind of failure it was. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
  /** Asks for part of a list and learns how long the whole is. */
  list<C extends ListCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<Listed<ItemOf<C>>>;
}

/** The only caller of the calls. */
export function createClient(options: ClientOptions): Client {
  const { timeoutMs = 10_000, onMisfit, adapt, wholeLists, cleanText } = options;
  const send = async (call: Call, input: unknown, signal: AbortSignal | undefined) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const request = requestFor(call, input, options.baseUrl, either);
    try {
      const response = await untilAborted(options.fetch(request), either);
      return { response, text: await untilAborted(response.text(), either) };
    } catch (cause) {
      if (signal?.aborted) throw new CallError('cancelled', call.name, { cause });
      if (deadline.aborted) throw new CallError('timed-out', call.name, { cause });
      throw new CallError('unreachable', call.name, { cause });
    }
  };

  const ask = async (
    call: Call,
    input: unknown,
    { signal }: CallOptions,
  ): Promise<{ value: unknown; headers: Headers }> => {
    const { response, text } = await send(call, input, signal);
    if (!response.ok) throw failureFrom(call.name, response.status, parseJson(text));
    try {
      const decoded = await decodeAnswer(call.output, await readAnswer(call, response.status, text));
      for (const misfit of decoded.misfits) onMisfit?.(call.name, misfit);
      if (!decoded.fits) throw new CallError('misfit', call.name, { status: response.status });
      const value = cleanText ? mapTextsOf(call, decoded.value, cleanText) : decoded.value;
      return { value, headers: response.headers };
    } catch (cause) {
      // Nested so deep that the stack is full.
      if (cause instanceof RangeError) throw new CallError('misfit', call.name, { status: response.status, cause });
      throw cause;
    }
  };

  const readAnswer = async (call: Call, status: number, text: string): Promise<unknown> => {
    if (!adapt) return parseJson(text);
    const answer = status === 204 ? null : parseJson(text);
    const adapted = await adapt(call, answer, (misfit) => onMisfit?.(call.name, misfit));
    // What .NET answers for an item that is not there.
    if (adapted === null) throw new CallError('not-found', call.name, { status: 404 });
    return adapted;
  };

  /** A list without its page: that of a backend that gives no total must be fetched whole, to know how long it is. */
  const wholeList = async (call: Call, input: unknown, callOptions: CallOptions): Promise<unknown[]> => {
    const { skip: _, take: __, ...rest } = input as ListPart;
    const fetch = async (own: CallOptions) => (await ask(call, rest, own)).value as unknown[];
    if (!wholeLists) return fetch(callOptions);
    // Others may wait for the same list, so no caller's signal ends it.
    return wholeLists.get(call.name, `${call.name} ${JSON.stringify(rest)}`, () => fetch({}));
  };

  const listPart = async (call: Call, input: unknown, callOptions: CallOptions): Promise<Listed<unknown>> => {
    const { skip = 0, take } = input as ListPart;
    const cut = (whole: unknown[]) => ({
      items: whole.slice(skip, take === undefined ? undefined : skip + take),
      total: whole.length,
    });
    if (wholeLists?.isWhole(call.name)) return cut(await wholeList(call, input, callOptions));
    const { value, headers } = await ask(call, input, callOptions);
    const items = value as unknown[];
    const total = headers.get('x-total-count');
    if (total !== null && /^\d+$/.test(total)) return { items, total: Number(total) };
    const isWhole = take === undefined || items.length > take || (skip === 0 && items.length < take);
    return cut(isWhole ? items : await wholeList(call, input, callOptions));
  };

  return {
    call: async (call, input, callOptions = {}) => {
      const { value } = await ask(call, input, callOptions);
      // A backend that does not know `take` answers everything.
      const most = call.listed ? (input as ListPart).take : undefined;
      const isLonger = most !== undefined && Array.isArray(value) && value.length > most;
      return (isLonger ? value.slice(0, most) : value) as CallOutput<typeof call>;
    },
    list: async (call, input, callOptions = {}) =>
      (await listPart(call, input, callOptions)) as Listed<ItemOf<typeof call>>,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Which part of a list is wanted. */
interface ListPart {
  skip?: number;
  take?: number;
}

function requestFor(call: Call, input: unknown, baseUrl: string, signal: AbortSignal): Request {
  const url = new URL(callPath(call), baseUrl);
  const wire = call.inputIn === 'multipart' ? input : z.encode(call.input, input);
  const wireName = (name: string) => call.wireNames?.[name] ?? name;
  if (call.inputIn === 'query') {
    for (const [name, value] of Object.entries(wire as Record<string, unknown>)) {
      if (value !== undefined) url.searchParams.set(wireName(name), String(value));
    }
    return new Request(url, { method: call.method, signal, headers: { accept: 'application/json' } });
  }
  if (call.inputIn === 'json') {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    return new Request(url, { method: call.method, signal, headers, body: JSON.stringify(wire) });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(wire as Record<string, unknown>)) {
    if (value === undefined || value === '') continue;
    form.append(wireName(name), value instanceof Blob ? value : String(value));
  }
  return new Request(url, { method: call.method, signal, headers: { accept: 'application/json' }, body: form });
}

/** Gives a promise up when the signal says so, even where the callee does not listen to it. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) return give();
    signal.addEventListener('abort', give, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
