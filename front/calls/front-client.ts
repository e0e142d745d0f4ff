import type { TextInput } from '#contract/entity.ts';
import type { Call, CallOutput } from '#contract/protocol/call.ts';
import type { CallError } from '#contract/protocol/call-error.ts';
import type { CallOptions, Client, ClientOptions, ItemOf, Listed } from '#contract/protocol/client.ts';
import type { Misfit } from '#contract/wire/lenient.ts';
import { createCallSender, type DecodedResponse } from './sending/call-sender.ts';

export interface FrontClientOptions extends ClientOptions {
  /** Frees the resources that `fetch` holds for a request, once its response is decoded, such as a place among large ones. */
  release?: (request: Request) => void;
  /** Shares one request among all callers of the same GET at the same time; absent: each makes its own. */
  singleFlight?: SingleFlight;
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

/** Converts a foreign backend's response into one that the contract can decode. Leaves out and reports unreadable dates. */
export type AdaptResponse = (call: Call, answer: unknown, report: (misfit: Misfit) => void) => Promise<unknown>;

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

/** The client for a backend that is only known to follow the specification. It may be an Atrium too. */
export function createFrontClient(options: FrontClientOptions): Client {
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
