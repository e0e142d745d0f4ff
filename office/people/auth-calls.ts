import { z } from 'zod';
import { CallError, failureOf } from '#contract/protocol/call-error.ts';

/*
 * Sign-in and account requests. They have their own paths besides the contract's calls, because they set and delete the
 * cookie that the calls need. Failures have the same format.
 */

const ok = z.object({ ok: z.literal(true) });
const state = z.object({ state: z.enum(['signed-in', 'second-factor']) });
/** The options of the browser's passkey dialog; the browser validates them. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

const session = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

const passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });
export type Passkey = z.output<typeof passkey>;

async function ask<Output extends z.ZodType>(path: string, output: Output, body?: unknown): Promise<z.output<Output>> {
  const name = `auth/${path}`;
  const address = `/api/Office/auth/${path}`;
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new CallError('unreachable', name, { cause });
  });
  if (!response.ok) throw await failureOf(name, response);
  const read = output.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new CallError('misfit', name, { status: response.status });
  return read.data;
}

export type LinkPurpose = 'set-up' | 'choose-password';

export const askSession = () => ask('session', z.object({ signedIn: z.boolean() }));
export const signIn = (email: string, password: string) => ask('sign-in', state, { email, password });
export const verifyCode = (code: string) => ask('verify-code', state, { code });
export const verifyRecoveryCode = (code: string) => ask('verify-recovery-code', state, { code });
export const forgotPassword = (email: string) => ask('forgot-password', ok, { email });
export const askLink = (token: string, purpose: LinkPurpose) =>
  ask('link', z.object({ name: z.string(), email: z.string() }), { token, purpose });
export const choosePassword = (token: string, password: string) => ask('choose-password', ok, { token, password });
export const setUp = (input: { token: string; name: string; email: string; password: string }) =>
  ask('set-up', ok, input);
export const passkeySignInOptions = () => ask('passkey/sign-in-options', passkeyOptions, {});
export const passkeySignIn = (response: unknown) => ask('passkey/sign-in', state, { response });
export const signOut = () => ask('sign-out', ok, {});

export const listSessions = () => ask('sessions', z.array(session));
export const endSession = (id: string) => ask('sessions/end', ok, { id });
export const endAllSessions = () => ask('sessions/end-all', ok, {});
export const changePassword = (currentPassword: string, newPassword: string) =>
  ask('change-password', ok, { currentPassword, newPassword });
export const enableTwoFactor = (password: string) =>
  ask('two-factor/enable', z.object({ totpUri: z.string(), recoveryCodes: z.array(z.string()) }), { password });
export const confirmTwoFactor = (code: string) => ask('two-factor/confirm', ok, { code });
export const disableTwoFactor = (password: string) => ask('two-factor/disable', ok, { password });
export const newRecoveryCodes = (password: string) =>
  ask('two-factor/recovery-codes', z.object({ recoveryCodes: z.array(z.string()) }), { password });
export const listPasskeys = () => ask('passkeys', z.array(passkey));
export const passkeyAddOptions = (password: string) => ask('passkey/add-options', passkeyOptions, { password });
export const addPasskey = (response: unknown, name: string) => ask('passkey/add', ok, { response, name });
export const renamePasskey = (id: string, name: string) => ask('passkey/rename', ok, { id, name });
export const removePasskey = (id: string) => ask('passkey/remove', ok, { id });
