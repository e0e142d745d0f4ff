import { z } from 'zod';
import { HttpError } from '#contract/protocol/problem.ts';
import { securityNotice } from '../mails.ts';
import { type Wording, words } from '../words.ts';
import { requireGoodPassword } from './links.ts';
import { done, fieldFault, mapErrors, nothing, own, type Route, type SignedInVisit } from './route.ts';

const text = z.string().max(4096);

/** Throws unless the password is correct: an open session alone must not suffice to change access. */
export async function requirePassword(field: string, password: string, visit: SignedInVisit): Promise<void> {
  const { auth, limits, headers, who } = visit;
  await limits.begin(['password', who.user.id]);
  await mapErrors(auth.api.verifyPassword({ body: { password }, headers }), () =>
    fieldFault(field, (texts) => texts.own.wrongPassword),
  );
  await limits.forget('password', who.user.id);
}

/** Records a change of a user's own access and notifies the user by mail. */
export async function noteAccess(
  action: string,
  what: Wording,
  { lang, store, who, host }: SignedInVisit,
): Promise<void> {
  const { name, email, lang: own } = who.user;
  await store.audit.add({ by: who.user, action, subject: `user ${email}` });
  await store.mail.enqueue(securityNotice({ name, email }, what, host, own ?? lang));
}

const sessions = own('GET', nothing, async (_, { auth, headers, who }) => {
  const list = await auth.api.listSessions({ headers });
  return {
    value: list
      .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map((session) => ({
        id: session.id,
        device: session.userAgent ?? '',
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.updatedAt.toISOString(),
        current: session.id === who.session.id,
      })),
  };
});

const endSession = own('POST', z.object({ id: z.string().max(100) }), async ({ id }, { auth, who }) => {
  // By id: the tokens of other sessions are unknown.
  const { adapter } = await auth.$context;
  const where = [
    { field: 'id', value: id },
    { field: 'userId', value: who.user.id },
  ];
  if ((await adapter.deleteMany({ model: 'session', where })) === 0) throw new HttpError('not_found');
  return done();
});

const endAllSessions = own('POST', nothing, async (_, { auth, headers, store, who }) => {
  await (await auth.$context).internalAdapter.deleteUserSessions(who.user.id);
  const answer = await auth.api.signOut({ headers, returnHeaders: true });
  await store.audit.add({ by: who.user, action: 'signed-out-everywhere', subject: `user ${who.user.email}` });
  return done(answer.headers);
});

const changePassword = own('POST', z.object({ currentPassword: text, newPassword: text }), async (input, visit) => {
  const { auth, headers, who } = visit;
  await requirePassword('currentPassword', input.currentPassword, visit);
  await requireGoodPassword('newPassword', input.newPassword, who.user, visit);
  const body = { ...input, revokeOtherSessions: true };
  const answer = await auth.api.changePassword({ body, headers, returnHeaders: true });
  await noteAccess('password-changed', ({ mails }) => mails.notice.passwordChanged, visit);
  return done(answer.headers);
});

const enableSecondFactor = own('POST', z.object({ password: text }), async ({ password }, visit) => {
  await requirePassword('password', password, visit);
  const { auth, headers } = visit;
  const answer = await mapErrors(auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }), (code) =>
    code === 'TOTP_ALREADY_ENABLED' ? words.error('conflict', (texts) => texts.own.factorIsOn) : undefined,
  );
  if (answer.method !== 'totp') throw new Error('The accounts library returned no TOTP');
  return { value: { totpUri: answer.totpURI, recoveryCodes: answer.backupCodes } };
});

const confirmSecondFactor = own('POST', z.object({ code: z.string().max(20) }), async ({ code }, visit) => {
  const { auth, headers, limits, who } = visit;
  await limits.begin(['password', who.user.id]);
  const body = { code: code.replace(/\s/g, '') };
  const answer = await mapErrors(auth.api.verifyTOTP({ body, headers, returnHeaders: true }), () =>
    fieldFault('code', (texts) => texts.own.wrongCode),
  );
  await limits.forget('password', who.user.id);
  // Someone may have seen the code, so it must not work for a sign-in.
  await limits.isFirst('code', `${who.user.id} ${body.code}`);
  if (!who.user.twoFactorEnabled) await noteAccess('second-factor-on', ({ mails }) => mails.notice.factorOn, visit);
  return done(answer.headers);
});

const disableSecondFactor = own('POST', z.object({ password: text }), async ({ password }, visit) => {
  await requirePassword('password', password, visit);
  const { auth, headers } = visit;
  const answer = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
  await noteAccess('second-factor-off', ({ mails }) => mails.notice.factorOff, visit);
  return done(answer.headers);
});

const newRecoveryCodes = own('POST', z.object({ password: text }), async ({ password }, visit) => {
  await requirePassword('password', password, visit);
  const { auth, headers } = visit;
  const { backupCodes } = await mapErrors(auth.api.generateBackupCodes({ body: { password }, headers }), () =>
    words.error('conflict', (texts) => texts.own.noFactor),
  );
  await noteAccess('recovery-codes-made', ({ mails }) => mails.notice.recoveryCodes, visit);
  return { value: { recoveryCodes: backupCodes } };
});

export const ownAccessRoutes = {
  '/sessions': sessions,
  '/sessions/end': endSession,
  '/sessions/end-all': endAllSessions,
  '/change-password': changePassword,
  '/two-factor/enable': enableSecondFactor,
  '/two-factor/confirm': confirmSecondFactor,
  '/two-factor/disable': disableSecondFactor,
  '/two-factor/recovery-codes': newRecoveryCodes,
} satisfies Record<string, Route>;
