import { mapTextsYielding } from '#contract/documents/map-texts.ts';
import { atriumHeader, type Call } from '#contract/protocol/call.ts';
import { CallError, type CallFailure, failureFrom } from '#contract/protocol/call-error.ts';
import { addressFor, limitCall, requestFor, untilAborted } from '#contract/protocol/call-request.ts';
import { type CallOptions, parseJson } from '#contract/protocol/client.ts';
import { decodeResponse, type OnMisfit } from '#contract/wire/lenient.ts';
import type { BackendIdentity, FrontClientOptions, ResponseText } from '../front-client.ts';
import { ParsedResponse } from '../reading/parsed-response.ts';

/** A decoded response. Its texts are not sanitized yet, because callers may need only a few items of a long list. */
export interface DecodedResponse {
  value: unknown;
  total: string | null;
  /** The length of its text, if known. */
  bytes: number;
}

/** `text`: absent where it was too long for one string. `fault`: why it was not parsed. */
interface ReceivedResponse extends Omit<ResponseText, 'text'> {
  ok: boolean;
  text?: string;
  json?: unknown;
  fault?: string | undefined;
  bytes: number;
}

export interface CallSender {
  /** Makes a call. Returns the last good response where the call fails. */
  ask(call: Call, input: unknown, options: CallOptions): Promise<DecodedResponse>;
  /**
   * Returns the last good response to a call with all of its parameters, after it failed. Throws its error where there
   * is none.
   */
  lastGoodOf(call: Call, input: unknown, error: unknown): Promise<DecodedResponse>;
  /** Sanitizes the texts of a decoded response, or of a part of it. */
  cleaned(call: Call, value: unknown): Promise<unknown>;
  /** Whether the backend is known to be Atrium. */
  isAtrium(): boolean;
}

/** Sends calls and decodes their responses. */
export function createCallSender(options: FrontClientOptions): CallSender {
  const { baseUrl, timeoutMs, onMisfit, adapt, cleanText, lastGood, singleFlight, release } = options;

  const identity: BackendIdentity = options.identity ?? { isAtrium: adapt === undefined };
  const addressAt = (call: Call, input: unknown, onlySpecified = !identity.isAtrium): string =>
    addressFor(call, input, { baseUrl, onlySpecified }).href;

  const send = requestSender(options, identity);

  const exchange = async (call: Call, input: unknown, signal: AbortSignal | undefined): Promise<DecodedResponse> => {
    const onlySpecified = !identity.isAtrium;
    if (onlySpecified && call.method === 'GET' && !call.specified) {
      throw new CallError('not-found', call.name, { status: 404 });
    }
    const limited = limitCall(call, { timeoutMs, signal });
    const request = requestFor(call, input, { baseUrl, onlySpecified, signal: limited.signal });
    try {
      const answer = await send(request, limited.signal).catch(limited.withoutResponse);
      if (!answer.ok) throw failureFrom(call.name, answer.status, answer.json);
      const found = await read(call, answer, onMisfit);
      const { status, text, total } = answer;
      if (call.inputIn === 'query' && text !== undefined) {
        lastGood?.keep(call, addressAt(call, input, onlySpecified), { status, text, total }, found.value);
      }
      return found;
    } finally {
      release?.(request);
    }
  };

  const read = responseReader(adapt);

  const lastGoodAt = async (call: Call, href: string, error: unknown): Promise<DecodedResponse> => {
    if (!lastGood || call.inputIn !== 'query' || !(error instanceof CallError)) throw error;
    if (error.kind === 'not-found') lastGood.forget(href);
    const kept = outages.has(error.kind) ? await lastGood.find(call, href, error) : undefined;
    if (!kept) throw error;
    const { status, total, text } = kept;
    // Its misfits were reported when it arrived. A response stored by an older release may no longer match the schema.
    const answer = { status, total, json: parseJson(text), bytes: text.length };
    return read(call, answer, undefined).catch(() => Promise.reject(error));
  };

  const lastGoodOf: CallSender['lastGoodOf'] = async (call, input, error) => {
    // Inputs of calls without kept responses may require the fields that are left out here.
    if (!lastGood) throw error;
    return lastGoodAt(call, addressAt(call, input, false), error);
  };

  const orLastGood = (call: Call, input: unknown, signal: AbortSignal | undefined): Promise<DecodedResponse> =>
    exchange(call, input, signal).catch((error: unknown) =>
      // After a start during an outage, the client does not know yet that this backend is Atrium.
      lastGoodOf(call, input, error).catch(() => lastGoodAt(call, addressAt(call, input), error)),
    );

  return {
    async ask(call, input, { signal }) {
      if (!singleFlight || call.inputIn !== 'query') return orLastGood(call, input, signal);
      // A caller's signal must not abort the request that others wait for.
      const flight = singleFlight(addressAt(call, input), () => orLastGood(call, input, undefined));
      if (!signal) return flight;
      return untilAborted(flight, signal).catch((cause: unknown) => {
        throw signal.aborted ? new CallError('cancelled', call.name, { cause }) : cause;
      });
    },
    lastGoodOf,
    isAtrium: () => identity.isAtrium,
    cleaned: async (call, value) =>
      cleanText ? orMisfit(call, 200, () => mapTextsYielding(call, value, cleanText)) : value,
  };
}

/** Sends a request and reads its response; notes whether the backend is Atrium. */
function requestSender({ fetch, adapt }: FrontClientOptions, identity: BackendIdentity) {
  return async (request: Request, signal: AbortSignal): Promise<ReceivedResponse> => {
    const response = await untilAborted(fetch(request), signal);
    const { ok, status, headers } = response;
    if (adapt && ok) identity.isAtrium = headers.get(atriumHeader.name) === atriumHeader.value;
    const about = { ok, status, total: headers.get('x-total-count') };
    if (response instanceof ParsedResponse) {
      const { value, ...parsed } = response.parsed;
      return { ...about, json: value, ...parsed };
    }
    const text = await untilAborted(response.text(), signal);
    return { ...about, text, json: parseJson(text), bytes: text.length };
  };
}

/** Decodes responses, with the total of the list where a response has it. */
function responseReader(adapt: FrontClientOptions['adapt']) {
  const adapted = async (
    call: Call,
    { status, json }: Pick<ReceivedResponse, 'status' | 'json'>,
    report: OnMisfit | undefined,
  ): Promise<unknown> => {
    if (!adapt) return json;
    const value = await adapt(call, status === 204 ? null : json, (misfit) => report?.(call.name, misfit));
    // .NET returns null for a missing item.
    if (value === null) throw new CallError('not-found', call.name, { status: 404 });
    return value;
  };

  return (
    call: Call,
    answer: Omit<ReceivedResponse, 'ok' | 'text'>,
    report: OnMisfit | undefined,
  ): Promise<DecodedResponse> =>
    orMisfit(call, answer.status, async () => {
      const { status, total, bytes, fault } = answer;
      if (fault) throw new CallError('misfit', call.name, { status, cause: new Error(fault) });
      const decoded = await decodeResponse(call.output, await adapted(call, answer, report));
      for (const misfit of decoded.misfits) report?.(call.name, misfit);
      if (!decoded.fits) throw new CallError('misfit', call.name, { status });
      return { value: decoded.value, total, bytes };
    });
}

/** A response whose nesting overflows the stack counts as a misfit. */
async function orMisfit<T>(call: Call, status: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof RangeError ? new CallError('misfit', call.name, { status, cause }) : cause;
  }
}

/** Failures of the backend, as opposed to responses such as 404. */
const outages: ReadonlySet<CallFailure> = new Set(['unreachable', 'timed-out', 'failed', 'misfit', 'too-many']);
