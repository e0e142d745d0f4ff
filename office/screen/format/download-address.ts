import { z } from 'zod';
import { type Call, type CallInput, callPath } from '#contract/protocol/call.ts';

/** The address of the file that a call returns, for a download by the browser. */
export function downloadAddress<C extends Call>(call: C, input: CallInput<C>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(z.encode(call.input, input) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${callPath(call)}?${query}` : callPath(call);
}
