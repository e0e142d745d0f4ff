import { createClient } from '#contract/protocol/client.ts';
import { sessionFetch } from './session.ts';

/** The client for all calls. If the session is lost, a call waits until the user has signed in again and is then repeated. */
export const client = createClient({
  fetch: sessionFetch,
  baseUrl: window.location.origin,
  // Uploads and imports over a slow connection take long.
  timeoutMs: 30 * 60_000,
});
