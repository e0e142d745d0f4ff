import { getMe } from '#contract/calls/office/people.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { createClient } from '#contract/protocol/client.ts';
import { askSession } from '../people/auth-calls.ts';
import { ownFetch } from './session.ts';

/** Does not wait for a sign-in: these calls find out whether the user is signed in. */
const plainClient = createClient({
  fetch: ownFetch,
  baseUrl: window.location.origin,
});

/** The signed-in user; a {@link CallError} of status 401 without one. */
export async function loadMe() {
  const { signedIn } = await askSession();
  if (!signedIn) throw new CallError('refused', 'GetMe', { status: 401 });
  return plainClient.call(getMe, {});
}
