import { z } from 'zod';
import { HttpError } from '#contract/protocol/problem.ts';
import { rule } from '#contract/rules.ts';
import { words } from '../words.ts';
import { noteAccess, requirePassword } from './own-access.ts';
import { done, mapErrors, nothing, own, type Route } from './route.ts';
import { isSameOrigin } from './same-origin.ts';

const id = z.string().max(100);
const name = z.string().trim().min(1, rule('passkey_name', 'Give it a name')).max(80);
const missing = () => new HttpError('not_found');

const list = own('GET', nothing, async (_, { auth, headers }) => {
  const passkeys = await auth.api.listPasskeys({ headers });
  return {
    value: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name ?? '',
      createdAt: new Date(passkey.createdAt).toISOString(),
    })),
  };
});

const addOptions = own('POST', z.object({ password: z.string().max(4096) }), async ({ password }, visit) => {
  await requirePassword('password', password, visit);
  const { auth, headers } = visit;
  const answer = await auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true });
  return { value: answer.response, headers: answer.headers };
});

const attestation = z.looseObject({
  id: z.string(),
  response: z.looseObject({ clientDataJSON: z.unknown() }).optional(),
});

const add = own('POST', z.object({ response: attestation, name }), async (body, visit) => {
  const { auth, headers } = visit;
  const notAdded = () => words.error('invalid_body', (texts) => texts.own.passkeyNotAdded);
  if (!isSameOrigin(body.response.response?.clientDataJSON)) throw notAdded();
  await mapErrors(auth.api.verifyPasskeyRegistration({ body, headers }), notAdded);
  await noteAccess('passkey-added', ({ mails }) => mails.notice.passkeyAdded({ name: body.name }), visit);
  return done();
});

const rename = own('POST', z.object({ id, name }), async (body, { auth, headers }) => {
  await mapErrors(auth.api.updatePasskey({ body, headers }), missing);
  return done();
});

const remove = own('POST', z.object({ id }), async (body, visit) => {
  await mapErrors(visit.auth.api.deletePasskey({ body, headers: visit.headers }), missing);
  await noteAccess('passkey-removed', ({ mails }) => mails.notice.passkeyRemoved, visit);
  return done();
});

export const passkeyRoutes = {
  '/passkeys': list,
  '/passkey/add-options': addOptions,
  '/passkey/add': add,
  '/passkey/rename': rename,
  '/passkey/remove': remove,
} satisfies Record<string, Route>;
