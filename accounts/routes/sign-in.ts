import { z } from 'zod';
import type { HttpError } from '#contract/protocol/problem.ts';
import { type AttemptKey, tooMany } from '../limits.ts';
import { noUser } from '../links.ts';
import { passwordLength } from '../passwords/password-rules.ts';
import { cookiePrefix } from '../sessions/cookies.ts';
import { words } from '../words.ts';
import { done, mapErrors, nothing, open, type Route, type RouteResponse, type Visit } from './route.ts';
import { isSameOrigin } from './same-origin.ts';

const signedIn = (headers: Headers | null | undefined): RouteResponse => ({ value: { state: 'signed-in' }, headers });

const wrong = () => words.error('unauthenticated', (texts) => texts.signIn.wrong);

/** The response and its work are the same for existing and unknown users. */
const signIn = open(
  'POST',
  z.object({ email: z.string().max(320), password: z.string().max(4096) }),
  async ({ email: typed, password }, visit) => {
    const { auth, devices, limits, store, later } = visit;
    const email = typed.trim().toLowerCase();
    const device = devices.find(visit.headers, email);
    const account: AttemptKey = ['account', device === undefined ? email : `${email} ${device}`];
    // A browser in which the user has signed in before is not held up by the failures of others behind its address.
    const address: AttemptKey = ['address', device === undefined ? visit.address : `${visit.address} ${device}`];
    await limits.begin(address, account);
    if (!z.email().safeParse(email).success || password.length > passwordLength.most) throw wrong();
    const body = { email, password };
    const { headers, response } = await mapErrors(
      auth.api.signInEmail({ body, headers: withoutSession(visit.headers), returnHeaders: true }),
      () => {
        later(() => noteFailure(email, visit));
        return wrong();
      },
    );
    await limits.forget(...account);
    await limits.forgetAttempt(...address);
    if (device === undefined) headers.append('set-cookie', devices.cookieFor(email));
    if ('twoFactorRedirect' in response) return { value: { state: 'second-factor' }, headers };
    const user = await store.users.byEmail(email);
    await store.audit.add({ by: user ?? '', action: 'signed-in', subject: `user ${email}` });
    return signedIn(headers);
  },
);

/**
 * Records failures of existing users only, so that strangers cannot fill the audit log. Writes once in both cases, so
 * that the timing does not reveal which users exist.
 */
async function noteFailure(email: string, { store, links }: Visit): Promise<void> {
  const user = await store.users.byEmail(email);
  if (user) await store.audit.add({ by: '', action: 'sign-in-failed', subject: `user ${email}` });
  else await links.end(noUser);
}

const again = () => words.error('unauthenticated', (texts) => texts.signIn.again);
const wrongCode = () => words.error('unauthenticated', (texts) => texts.signIn.wrongCode);

const codeRefusal = (code: string): HttpError => {
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return wrongCode();
  return code === 'ACCOUNT_TEMPORARILY_LOCKED' ? tooMany(15 * 60 * 1_000) : again();
};

const verifyCode = open('POST', z.object({ code: z.string().max(20) }), async ({ code: typed }, visit) => {
  const { auth, limits } = visit;
  const code = typed.replace(/\s/g, '');
  await limits.begin(['second-factor', visit.address]);
  const headers = withoutSession(visit.headers);
  const answer = await mapErrors(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }), codeRefusal);
  const { token, user } = answer.response;
  // A code that someone has seen must not work again.
  if (!(await limits.isFirst('code', `${user.id} ${code}`))) {
    await (await auth.$context).internalAdapter.deleteSession(token);
    throw wrongCode();
  }
  await limits.forgetAttempt('second-factor', visit.address);
  return finish(user.email, 'signed-in', visit, answer.headers);
});

const verifyRecoveryCode = open('POST', z.object({ code: z.string().max(40) }), async ({ code }, visit) => {
  const { auth, limits } = visit;
  await limits.begin(['second-factor', visit.address]);
  const headers = withoutSession(visit.headers);
  const body = { code: code.trim() };
  const answer = await mapErrors(auth.api.verifyBackupCode({ body, headers, returnHeaders: true }), codeRefusal);
  await limits.forgetAttempt('second-factor', visit.address);
  return finish(answer.response.user.email, 'signed-in-recovery-code', visit, answer.headers);
});

const passkeyOptions = open('POST', nothing, async (_, { auth, headers, limits, address }) => {
  await limits.begin(['link', address]);
  const answer = await auth.api.generatePasskeyAuthenticationOptions({
    headers: withoutSession(headers),
    returnHeaders: true,
  });
  await limits.forgetAttempt('link', address);
  return { value: { ...answer.response, userVerification: 'required' }, headers: answer.headers };
});

/** The result of `navigator.credentials.get`. */
const assertion = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

const passkeySignIn = open('POST', z.object({ response: assertion }), async (body, visit) => {
  const { auth, limits, headers } = visit;
  await limits.begin(['passkey', visit.address]);
  const unknown = () => words.error('unauthenticated', (texts) => texts.signIn.unknownPasskey);
  if (!isSameOrigin(body.response.response.clientDataJSON)) throw unknown();
  const answer = await mapErrors(auth.api.verifyPasskeyAuthentication({ body, headers, returnHeaders: true }), unknown);
  await limits.forgetAttempt('passkey', visit.address);
  return finish(answer.response.user.email, 'signed-in-passkey', visit, answer.headers);
});

async function finish(email: string, action: string, visit: Visit, headers: Headers | null): Promise<RouteResponse> {
  const { store } = visit;
  const user = await store.users.byEmail(email);
  await store.audit.add({ by: user ?? '', action, subject: `user ${email}` });
  return signedIn(headers);
}

const signOut = open('POST', nothing, async (_, { auth, headers, store }) => {
  const who = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const answer = await auth.api.signOut({ headers, returnHeaders: true });
  if (who) await store.audit.add({ by: who.user, action: 'signed-out', subject: `user ${who.user.email}` });
  return done(answer.headers);
});

/** Signing in never continues an existing session. */
function withoutSession(headers: Headers): Headers {
  const copy = new Headers(headers);
  const kept = (headers.get('cookie') ?? '')
    .split(';')
    .filter((cookie) => !cookie.includes(`${cookiePrefix}.session_token`));
  copy.set('cookie', kept.join(';'));
  return copy;
}

export const signInRoutes = {
  '/sign-in': signIn,
  '/verify-code': verifyCode,
  '/verify-recovery-code': verifyRecoveryCode,
  '/passkey/sign-in-options': passkeyOptions,
  '/passkey/sign-in': passkeySignIn,
  '/sign-out': signOut,
} satisfies Record<string, Route>;
