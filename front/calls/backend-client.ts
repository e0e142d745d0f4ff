import type { Client, ClientOptions } from '#contract/protocol/client.ts';
import { yieldToEventLoop } from '#contract/wire/lenient.ts';
import { type AdapterOptions, createAdapter } from '../adapters/adapt-response.ts';
import { createFrontClient } from './front-client.ts';
import { createJsonReader } from './reading/json-reader.ts';
import { ParsedResponse } from './reading/parsed-response.ts';
import { createStructureCheck } from './reading/structure-limit.ts';

/** A client for a backend that is only known to follow the specification. It has no caches, and leaves texts as they are. */
export const backendClient = (options: ClientOptions, dates: AdapterOptions): Client =>
  createFrontClient({
    ...options,
    fetch: async (request) => parsedInParts(await options.fetch(request)),
    adapt: createAdapter(dates),
  });

const bytesAtOnce = 256 * 1024;

async function parsedInParts(response: Response): Promise<ParsedResponse> {
  const body = new Uint8Array(await response.arrayBuffer());
  const bytes = body.length;
  const json = createJsonReader();
  const faultIn = createStructureCheck();
  for (let at = 0; at < bytes; at += bytesAtOnce) {
    if (at > 0) await yieldToEventLoop();
    const part = body.subarray(at, at + bytesAtOnce);
    const fault = faultIn(part);
    if (fault !== undefined) return new ParsedResponse({ fault, bytes }, response);
    json.push(part);
  }
  return new ParsedResponse({ value: json.end(), bytes }, response);
}
