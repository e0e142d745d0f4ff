import { type Call, type CallOutput, callKey, callPath } from '#contract/protocol/call.ts';
import { CallError, failureFrom } from '#contract/protocol/call-error.ts';
import { limitCall, queryFields, untilAborted } from '#contract/protocol/call-request.ts';
import type { CallOptions, Client, ItemOf } from '#contract/protocol/client.ts';
import { HttpError } from '#contract/protocol/problem.ts';
import type { CallContext } from './context.ts';
import { checkedInput } from './http/read-input.ts';
import { withPictureFacts } from './picture-facts.ts';
import { asCall, routeAt } from './route.ts';
import { isStreamed, type StreamedList } from './rules/streams/streamed-list.ts';

export interface InProcessOptions {
  /** The context of one call. */
  context: () => CallContext;
  /** What becomes of an error that is not one of calls; see `create-api.ts`. */
  toHttpError: (error: unknown, call: Call, context: CallContext) => HttpError;
  /** Makes the other calls as requests: their bodies and files are measured while they are read. */
  byRequest: Client;
}

/**
 * Makes public GETs without the network: the handler's output is the caller's, without JSON in between. Access and
 * input are checked as those of a request.
 */
export function inProcessClient({ context: contextOf, toHttpError, byRequest }: InProcessOptions): Client {
  const ask = async (call: Call, input: unknown, { signal }: CallOptions): Promise<Output> => {
    const context = contextOf();
    const fields = queryFields(call, input);
    const limited = limitCall(call, { signal });
    const work = outputOf(call, fields, context).catch((error: unknown) => {
      const { status, ...problem } = toHttpError(error, call, context).toProblem();
      throw failureFrom(call.name, status, { status, ...problem });
    });
    return untilAborted(work, limited.signal).catch((cause: unknown) => {
      if (cause instanceof CallError) throw cause;
      return limited.withoutResponse(cause);
    });
  };
  return {
    call: async (call, input, options = {}) => {
      if (!isTyped(call)) return byRequest.call(call, input, options);
      return (await ask(call, input, options)).value as CallOutput<typeof call>;
    },
    list: async (call, input, options = {}) => {
      if (!isTyped(call)) return byRequest.list(call, input, options);
      const { value, total } = await ask(call, input, options);
      return { items: value as ItemOf<typeof call>[], total };
    },
  };
}

const isTyped = ({ method, access }: Call): boolean => method === 'GET' && access === 'public';

interface Output {
  value: unknown;
  /** Of a list; 0 for other calls. */
  total: number;
}

/** `given`: the call as the caller knows it. The built site has its own copy of the contract. */
async function outputOf(given: Call, fields: object, context: CallContext): Promise<Output> {
  const route = routeAt(callKey(callPath(given)));
  if (!route) throw new HttpError('unknown_call');
  const { call, handle } = route;
  return asCall(call, context, async () => {
    const output = await handle(checkedInput(call, fields), context);
    if (!call.listed) return { value: await withPictureFacts(call, output, context.store), total: 0 };
    const { items, total } = isStreamed(output) ? await whole(output) : (output as { items: unknown[]; total: number });
    return { value: await withPictureFacts(call, items, context.store), total };
  });
}

async function whole({ batches, total }: StreamedList<unknown>): Promise<{ items: unknown[]; total: number }> {
  const items: unknown[] = [];
  for await (const batch of batches) items.push(...batch);
  return { items, total };
}
