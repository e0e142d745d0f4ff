import { CallError } from '#contract/call-error.ts';
import { getMe } from '#contract/calls/office/get-me.ts';
import { createClient } from '#contract/client.ts';
import { askSession } from '../people/auth-calls.ts';

/** Without waiting for a sign-in: whether somebody is signed in is the question here. */
const plainClient = createClient({
  fetch: (request) => fetch(new Request(request, { credentials: 'same-origin' })),
  baseUrl: window.location.origin,
});

/** Who is signed in; a {@link CallError} of status 401 where nobody is. */
export async function askMe() {
  const { signedIn } = await askSession();
  if (!signedIn) throw new CallError('refused', 'GetMe', { status: 401 });
  return plainClient.call(getMe, {});
}
