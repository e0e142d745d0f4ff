import type { z } from 'zod';
import type { Call, CallInput, CallOutput } from './call.ts';
import type { CallError } from './call-error.ts';
import { createCallSender, type DecodedResponse } from './call-sender.ts';
import type { TextInput } from './entity.ts';
import type { AdaptResponse } from './foreign/adapt-response.ts';
import type { OnMisfit } from './lenient.ts';

export interface ClientOptions {
  /** Reaches the backend: the global fetch, or the request function of an app in the same process. */
  fetch: (request: Request) => Promise<Response>;
  /** Frees the resources that `fetch` holds for a request, once its response is decoded, such as a place among large ones. */
  release?: (request: Request) => void;
  /** Shares one request among all callers of the same GET at the same time; absent: each makes its own. */
  singleFlight?: SingleFlight;
  /** The backend's origin, such as `https://api.example.com`. Any origin works within one process. */
  baseUrl: string;
  /** The time limit of a call, milliseconds. */
  timeoutMs?: number;
  /** Called for each part of a response that does not match the contract; see {@link onceEach}. */
  onMisfit?: OnMisfit;
  /** Converts the responses of a foreign backend to the contract; absent: the backend is our own. */
  adapt?: AdaptResponse;
  /** Whether the backend is Atrium, shared by its clients; absent: unknown, or yes for our own backend. */
  identity?: BackendIdentity;
  /** Caches the lists of a backend without paging; absent: such a list is fetched again for each page. */
  wholeLists?: WholeLists;
  /** Sanitizes the texts of a foreign backend; absent: the backend is our own. */
  cleanText?: (text: string, input: TextInput) => string;
  /** Stale-if-error cache: stores the last good response of each GET and returns it where the call fails. Absent: no fallback. */
  lastGood?: LastGoodResponses;
}

/** What the responses of a backend reveal about the program that sent them. */
export interface BackendIdentity {
  /** Whether it is Atrium, which knows more calls and parameters than the specification. */
  isAtrium: boolean;
}

/** A response before it is decoded. */
export interface ResponseText {
  status: number;
  text: string;
  /** The `X-Total-Count` header. */
  total: string | null;
}

export interface LastGoodResponses {
  /** Stores the response to a GET, with its decoded value. */
  keep(call: Call, url: string, answer: ResponseText, value: unknown): void;
  /** Returns the fallback for a GET that failed with `error`. */
  find(call: Call, url: string, error: CallError): Promise<ResponseText | undefined>;
  /** Removes a response, because the backend now returns 404 or 410. */
  forget(url: string): void;
}

/** Runs the work of a key once for all callers until it is done. */
export type SingleFlight = (key: string, work: () => Promise<DecodedResponse>) => Promise<DecodedResponse>;

/** A list, and the length of its text. */
export interface WholeList {
  items: unknown[];
  bytes: number;
}

/** A cache for whole lists of a backend that gives no totals. */
export interface WholeLists {
  /** The list under a key. Fetches it unless it is fresh or being fetched. */
  get(key: string, fetch: () => Promise<WholeList>): Promise<unknown[]>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Listed<Item> {
  items: Item[];
  /** The number of all items, regardless of `skip` and `take`. */
  total: number;
}

type ListCall = Call<z.ZodType, z.ZodArray>;
type ItemOf<C extends ListCall> = CallOutput<C> extends (infer Item)[] ? Item : never;

export interface Client {
  /** Makes a call. Throws a {@link CallError} with the kind of failure. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
  /** Fetches part of a list and the total. */
  list<C extends ListCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<Listed<ItemOf<C>>>;
}

/** The client for all calls of the contract. */
export function createClient(options: ClientOptions): Client {
  const { wholeLists } = options;
  const { ask, lastGoodOf, cleaned, isAtrium } = createCallSender(options);

  /** The whole list. */
  const wholeList = async (call: Call, rest: object, callOptions: CallOptions): Promise<unknown[]> => {
    const fetch = async (own: CallOptions): Promise<WholeList> => {
      const { value, bytes } = await ask(call, rest, own);
      return { items: value as unknown[], bytes };
    };
    if (!wholeLists) return (await fetch(callOptions)).items;
    // Others may wait for the same list, so a caller's signal must not abort it.
    return wholeLists.get(`${call.name} ${JSON.stringify(rest)}`, () => fetch({}));
  };

  const listPart = async (call: Call, input: unknown, callOptions: CallOptions): Promise<Listed<unknown>> => {
    const { skip = 0, take, ...rest } = input as ListPart;
    const cut = (whole: unknown[]) => ({
      items: whole.slice(skip, take === undefined ? undefined : skip + take),
      total: whole.length,
    });
    const asSent = ({ value, total }: DecodedResponse): Listed<unknown> | undefined =>
      total !== null && /^\d+$/.test(total) ? { items: value as unknown[], total: Number(total) } : undefined;
    const knowsParts = isAtrium();
    try {
      const part = knowsParts ? asSent(await ask(call, input, callOptions)) : undefined;
      return part ?? cut(await wholeList(call, rest, callOptions));
    } catch (error) {
      // The backend may have been another program before the outage, or this process has started during it.
      const kept = await lastGoodOf(call, knowsParts ? rest : input, error);
      return asSent(kept) ?? cut(kept.value as unknown[]);
    }
  };

  return {
    call: async (call, input, callOptions = {}) => {
      const { value } = await ask(call, input, callOptions);
      // A backend that does not support `take` returns everything.
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

/** The requested part of a list. */
interface ListPart {
  skip?: number;
  take?: number;
}
