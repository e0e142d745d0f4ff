import type { Call, CallInput, CallOutput } from '#contract/protocol/call.ts';
import type { CallOptions, Client } from '#contract/protocol/client.ts';

/** A client that makes each call once with an input: many sections of a page may show the same entries. */
export function withSharedCalls(client: Client): Client {
  const made = new Map<string, Promise<unknown>>();
  return {
    ...client,
    call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>> {
      const key = `${call.name} ${JSON.stringify(input)}`;
      const answer = made.get(key) ?? client.call(call, input, options);
      made.set(key, answer);
      return answer as Promise<CallOutput<C>>;
    },
  };
}
