import type { Client, ClientOptions } from '#contract/client.ts';
import { type AdapterOptions, createAdapter } from '../adapters/adapt-response.ts';
import { createFrontClient } from './front-client.ts';

/** A client for a backend that is only known to follow the specification. It has no caches, and leaves texts as they are. */
export const backendClient = (options: ClientOptions, dates: AdapterOptions): Client =>
  createFrontClient({ ...options, adapt: createAdapter(dates) });
