import { z } from 'zod';
import { rule } from '#contract/rules.ts';
import { noUser } from '../links.ts';
import { forgottenPassword, securityNotice } from '../mails.ts';
import { type PasswordOwner, passwordFault } from '../passwords/password-rules.ts';
import { type Wording, words } from '../words.ts';
import { done, fieldFault, mapErrors, open, type Route, type Visit } from './route.ts';

const token = z.string().max(200);
const over = () => words.error('gone', (texts) => texts.links.over);

/** Returns whose link it is. */
const lookAtLink = open(
  'POST',
  z.object({ token, purpose: z.enum(['set-up', 'choose-password']) }),
  async (link, visit) => {
    await visit.limits.begin(['link', visit.address]);
    const of = await visit.links.find(link.purpose, link.token);
    if (of === undefined) throw over();
    await visit.limits.forgetAttempt('link', visit.address);
    if (link.purpose === 'set-up') return { value: { name: '', email: '' } };
    const user = await visit.store.users.get(of);
    if (!user || user.disabled) throw over();
    return { value: { name: user.name, email: user.email } };
  },
);

/**
 * Responds before it reads the user. An unknown address then takes as many statements as a known one; otherwise the delay of
 * concurrent requests would reveal the difference.
 */
const forgotPassword = open('POST', z.object({ email: z.string().max(320) }), async ({ email: typed }, visit) => {
  const { lang, limits, links, store, later, host } = visit;
  const email = typed.trim().toLowerCase();
  await limits.begin(['link', visit.address], ['mail', email]);
  later(async () => {
    const user = await store.users.byEmail(email);
    if (!user || user.disabled) {
      for (let twice = 0; twice < 2; twice++) await links.end(noUser);
      return;
    }
    await store.mail.enqueue(forgottenPassword(user, host, user.lang ?? lang));
    await store.audit.add({ by: '', action: 'password-link-asked', subject: `user ${email}` });
  });
  return done();
});

const choosePassword = open('POST', z.object({ token, password: z.string().max(4096) }), async (input, visit) => {
  const { auth, lang, limits, links, store, host } = visit;
  await limits.begin(['link', visit.address]);
  const id = await links.find('choose-password', input.token);
  const user = id === undefined ? undefined : await store.users.get(id);
  if (!user || user.disabled) throw over();
  await requireGoodPassword('password', input.password, user, visit);
  await mapErrors(auth.api.resetPassword({ body: { newPassword: input.password, token: input.token } }), over);
  await limits.forgetAttempt('link', visit.address);
  await links.end(user.id);
  // The link is for who has lost control: what an intruder may have added must not survive it.
  const { adapter } = await auth.$context;
  await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: user.id }] });
  await limits.forget('account', user.email);
  await store.audit.add({ by: user, action: 'password-chosen', subject: `user ${user.email}` });
  if (user.joined) {
    const what: Wording = ({ mails }) => mails.notice.passwordReset;
    await store.mail.enqueue(securityNotice(user, what, host, user.lang ?? lang));
  }
  return done();
});

const person = {
  name: z.string().trim().min(1, rule('person_name', 'Enter your name')).max(120),
  email: z.email(rule('person_email', 'Must be an email address')),
};

/** Creates the first owner. Setup links are invalid once there is a user. */
const setUp = open('POST', z.object({ token, ...person, password: z.string().max(4096) }), async (input, visit) => {
  const { auth, limits, links, store } = visit;
  await limits.begin(['link', visit.address]);
  if ((await links.find('set-up', input.token)) === undefined || !(await store.users.isEmpty())) throw over();
  await requireGoodPassword('password', input.password, input, visit);
  const { password } = await auth.$context;
  // If this fails, the link stays valid.
  if ((await store.users.addFirst(input, await password.hash(input.password))) === undefined) throw over();
  await links.end('set-up');
  return done();
});

/** Throws a 422 for the field with the reason. */
export async function requireGoodPassword(
  field: string,
  password: string,
  owner: Omit<PasswordOwner, 'companies'>,
  { companyNames }: Visit,
): Promise<void> {
  const fault = passwordFault(password, { ...owner, companies: await companyNames() });
  if (fault) throw fieldFault(field, fault);
}

export const linkRoutes = {
  '/link': lookAtLink,
  '/forgot-password': forgotPassword,
  '/choose-password': choosePassword,
  '/set-up': setUp,
} satisfies Record<string, Route>;
