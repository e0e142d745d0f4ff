import { z } from 'zod';
import { type Call, type CallInput, type CallOutput, callPath } from './call.ts';
import { CallError, failureFrom } from './call-error.ts';
import { mapRichTextOf } from './clean-answer.ts';
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
  /** Cleans HTML of a backend that is not trusted to have done so; absent: the backend is our own. */
  cleanHtml?: (html: string) => string;
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
  const { timeoutMs = 10_000, onMisfit, cleanHtml } = options;
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
      const decoded = await decodeAnswer(call.output, parseJson(text));
      for (const misfit of decoded.misfits) onMisfit?.(call.name, misfit);
      if (!decoded.fits) throw new CallError('misfit', call.name, { status: response.status });
      const value = cleanHtml ? mapRichTextOf(call, decoded.value, cleanHtml) : decoded.value;
      return { value, headers: response.headers };
    } catch (cause) {
      // Nested so deep that the stack is full.
      if (cause instanceof RangeError) throw new CallError('misfit', call.name, { status: response.status, cause });
      throw cause;
    }
  };

  return {
    call: async (call, input, callOptions = {}) =>
      (await ask(call, input, callOptions)).value as CallOutput<typeof call>,
    list: async (call, input, callOptions = {}) => {
      const { value, headers } = await ask(call, input, callOptions);
      return pageOf(
        value as ItemOf<typeof call>[],
        headers.get('x-total-count'),
        input as { skip?: number; take?: number },
      );
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cuts the page out of the whole where a backend knows no paging and answered everything. */
function pageOf<Item>(
  items: Item[],
  counted: string | null,
  { skip = 0, take }: { skip?: number; take?: number },
): Listed<Item> {
  if (counted !== null && /^\d+$/.test(counted)) return { items, total: Number(counted) };
  return { items: items.slice(skip, take === undefined ? undefined : skip + take), total: items.length };
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
