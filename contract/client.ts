import type { z } from 'zod';
import type { Call, CallInput, CallOutput } from './call.ts';
import { CallError, type CallFailure, failureFrom } from './call-error.ts';
import { addressFor, requestFor, untilAborted } from './call-request.ts';
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
  /** Stale-if-error cache: keeps the last good answer of each GET and returns it where the call fails. Absent: no fallback. */
  lastGood?: LastGoodAnswers;
}

/** A response before it is decoded. */
export interface AnswerText {
  status: number;
  text: string;
  /** The `X-Total-Count` header. */
  total: string | null;
}

export interface LastGoodAnswers {
  /** Stores the answer to a GET, with its decoded value. */
  keep(call: Call, url: string, answer: AnswerText, value: unknown): void;
  /** Returns the fallback for a GET that failed with `error`. */
  find(call: Call, url: string, error: CallError): Promise<AnswerText | undefined>;
  /** Removes an answer, because the backend now answers 404 or 410. */
  forget(url: string): void;
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
  const { baseUrl, timeoutMs = 10_000, onMisfit, adapt, wholeLists, cleanText, lastGood } = options;
  const send = async (
    call: Call,
    input: unknown,
    signal: AbortSignal | undefined,
  ): Promise<AnswerText & { ok: boolean }> => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const request = requestFor(call, input, { baseUrl, signal: either, foreign: adapt !== undefined });
    try {
      const response = await untilAborted(options.fetch(request), either);
      const text = await untilAborted(response.text(), either);
      return { ok: response.ok, status: response.status, text, total: response.headers.get('x-total-count') };
    } catch (cause) {
      if (signal?.aborted) throw new CallError('cancelled', call.name, { cause });
      if (deadline.aborted) throw new CallError('timed-out', call.name, { cause });
      throw new CallError('unreachable', call.name, { cause });
    }
  };

  /** What an answer says, and how long the whole list is, where it says so. */
  const read = async (call: Call, answer: AnswerText, report: OnMisfit | undefined): Promise<Read> => {
    const { status, total } = answer;
    try {
      const decoded = await decodeAnswer(call.output, await readAnswer(call, answer, report));
      for (const misfit of decoded.misfits) report?.(call.name, misfit);
      if (!decoded.fits) throw new CallError('misfit', call.name, { status });
      return { value: cleanText ? mapTextsOf(call, decoded.value, cleanText) : decoded.value, total };
    } catch (cause) {
      // Nested so deep that the stack is full.
      if (cause instanceof RangeError) throw new CallError('misfit', call.name, { status, cause });
      throw cause;
    }
  };

  const readAnswer = async (
    call: Call,
    { status, text }: AnswerText,
    report: OnMisfit | undefined,
  ): Promise<unknown> => {
    if (!adapt) return parseJson(text);
    const answer = status === 204 ? null : parseJson(text);
    const adapted = await adapt(call, answer, (misfit) => report?.(call.name, misfit));
    // What .NET answers for an item that is not there.
    if (adapted === null) throw new CallError('not-found', call.name, { status: 404 });
    return adapted;
  };

  const ask = async (call: Call, input: unknown, { signal }: CallOptions): Promise<Read> => {
    try {
      const answer = await send(call, input, signal);
      if (!answer.ok) throw failureFrom(call.name, answer.status, parseJson(answer.text));
      const found = await read(call, answer, onMisfit);
      if (call.inputIn === 'query') lastGood?.keep(call, addressFor(call, input, baseUrl).href, answer, found.value);
      return found;
    } catch (error) {
      return lastGoodOf(call, input, error);
    }
  };

  /** Returns the last good answer of a call that failed. Throws the call's error where there is none. */
  const lastGoodOf = async (call: Call, input: unknown, error: unknown): Promise<Read> => {
    if (!lastGood || call.inputIn !== 'query' || !(error instanceof CallError)) throw error;
    const { href } = addressFor(call, input, baseUrl);
    if (error.kind === 'not-found') lastGood.forget(href);
    const kept = outages.has(error.kind) ? await lastGood.find(call, href, error) : undefined;
    if (!kept) throw error;
    // Its misfits were reported when it arrived. An answer that an older release stored may no longer fit.
    return read(call, kept, undefined).catch(() => Promise.reject(error));
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
    let found: Read;
    try {
      found = await ask(call, input, callOptions);
    } catch (error) {
      // After a start during an outage the client does not know yet that this backend is asked for whole lists only.
      const { skip: _, take: __, ...rest } = input as ListPart;
      return cut((await lastGoodOf(call, rest, error)).value as unknown[]);
    }
    const items = found.value as unknown[];
    const { total } = found;
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

/** Failures of the backend, as opposed to answers such as 404. */
const outages: ReadonlySet<CallFailure> = new Set(['unreachable', 'timed-out', 'failed', 'misfit', 'too-many']);

/** A decoded answer. */
interface Read {
  value: unknown;
  total: string | null;
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
