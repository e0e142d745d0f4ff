import type { z } from 'zod';
import { createAsk, type Read } from './ask.ts';
import type { Call, CallInput, CallOutput } from './call.ts';
import type { CallError } from './call-error.ts';
import type { TextInput } from './entity.ts';
import type { AdaptAnswer } from './foreign/adapt-answer.ts';
import type { OnMisfit } from './lenient.ts';

export interface ClientOptions {
  /** How to reach the backend: the global fetch, or an app's own in-process request function. */
  fetch: (request: Request) => Promise<Response>;
  /** Frees what `fetch` holds for a request until its answer is decoded, such as a place among large ones. */
  release?: (request: Request) => void;
  /** Makes GETs of one address once for all who make them at the same time; absent: each is made. */
  singleFlight?: SingleFlight;
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

/** Does the work of a key once for all who ask for it until it is done. */
export type SingleFlight = (key: string, work: () => Promise<Read>) => Promise<Read>;

/** A list, and how long its text was. */
export interface WholeList {
  items: unknown[];
  bytes: number;
}

/** Lists of a backend that gives no totals, kept whole for a while. */
export interface WholeLists {
  /** Whether a call was found to answer whole lists only. */
  isWhole(callName: string): boolean;
  /** The list under a key; fetched now unless it is fresh or being fetched. */
  get(callName: string, key: string, fetch: () => Promise<WholeList>): Promise<unknown[]>;
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
  const { wholeLists } = options;
  const { ask, lastGoodOf, cleaned } = createAsk(options);

  /** A list without its page: that of a backend that gives no total must be fetched whole, to know how long it is. */
  const wholeList = async (call: Call, input: unknown, callOptions: CallOptions): Promise<unknown[]> => {
    const { skip: _, take: __, ...rest } = input as ListPart;
    const fetch = async (own: CallOptions): Promise<WholeList> => {
      const { value, bytes } = await ask(call, rest, own);
      return { items: value as unknown[], bytes };
    };
    if (!wholeLists) return (await fetch(callOptions)).items;
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
      return (await cleaned(call, isLonger ? value.slice(0, most) : value)) as CallOutput<typeof call>;
    },
    list: async (call, input, callOptions = {}) => {
      const { items, total } = await listPart(call, input, callOptions);
      return { items: (await cleaned(call, items)) as ItemOf<typeof call>[], total };
    },
  };
}

/** Which part of a list is wanted. */
interface ListPart {
  skip?: number;
  take?: number;
}
