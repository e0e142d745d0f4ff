import { createClient } from '#contract/client.ts';
import { sessionFetch } from './session.ts';

/**
 * The office's way to every call. Where the session is lost meanwhile, a call waits until the person has signed in
 * again and is then made once more.
 */
export const client = createClient({
  fetch: sessionFetch,
  baseUrl: window.location.origin,
  // Uploads and imports over a slow line take their time.
  timeoutMs: 30 * 60_000,
});
