import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { goodPassword, startAccounts, type TestAccounts } from './testing/start-accounts.ts';

const mark = /^\[!! .+ !!\]$/;
const email = 'olga@example.com';

let office: TestAccounts;
let id: string;
beforeEach(async () => {
  office = await startAccounts();
  id = await office.join(email);
});
afterEach(async () => {
  await office.stop();
  expect(office.errors).toEqual([]);
});

let addresses = 0;
const browser = (lang: string) => {
  const address = `192.0.2.${++addresses}`;
  const headers = { 'accept-language': lang };
  return createBrowser((request) => office.accounts.fetch(request, address), {
    origin: 'https://office.example.com',
    headers,
  });
};

const mails = async () => {
  await office.accounts.settled();
  const now = new Date();
  return office.store.mail.claim(now, now, 50);
};

test('errors of sign-in are in the language that the request prefers', async () => {
  const from = browser('qps');
  const replies = [
    await from.post('/sign-in', { email, password: 'not the right password' }),
    await from.post('/verify-code', { code: '1' }),
    await from.post('/link', { token: 'none', purpose: 'choose-password' }),
  ];
  for (const { body } of replies) expect(body.detail).toMatch(mark);
  const setUp = { token: 'none', name: '', email: 'no', password: 'short' };
  const { body } = await from.post('/set-up', setUp);
  expect(body.errors?.map(({ message }) => message)).toEqual([
    expect.stringMatching(mark),
    expect.stringMatching(mark),
  ]);
});

test('errors about the own access are in the language that the request prefers', async () => {
  const from = browser('qps');
  await from.post('/sign-in', { email, password: goodPassword });
  const replies = [
    await from.post('/change-password', { currentPassword: 'wrong', newPassword: goodPassword }),
    ...(await Promise.all(
      ['short', 'x'.repeat(300), 'aaaaaaaaaaaaaaaaaaaa', 'qwertyuiopasdfghjkl', 'olga.example olga.example'].map(
        (newPassword) => from.post('/change-password', { currentPassword: goodPassword, newPassword }),
      ),
    )),
    await from.post('/two-factor/recovery-codes', { password: goodPassword }),
  ];
  for (const { body } of replies) expect(body.detail).toMatch(mark);
});

test('mails are in the language of the account, and an invitation in the one that the inviter uses', async () => {
  await office.accounts.people.changeMe(id, { lang: 'de' });
  await office.accounts.people.invite({ name: 'Rita', email: 'rita@example.com', role: 'reader', lang: 'ar' }, 'olga');
  const from = browser('pt');
  await from.post('/forgot-password', { email });
  await from.post('/sign-in', { email, password: goodPassword });
  await from.post('/change-password', { currentPassword: goodPassword, newPassword: 'otter beside slate 77' });
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'دخولكم إلى لوحة التحكم في ⁦office.example.com⁩',
    'Wählen Sie ein neues Passwort für office.example.com',
    'Ihr Zugang zur Verwaltung von office.example.com wurde geändert',
  ]);
});

test('mails have no text outside the catalogs but their links', async () => {
  await office.accounts.people.changeMe(id, { lang: 'qps' });
  await office.accounts.people.invite({ name: 'Rita', email: 'rita@example.com', role: 'reader', lang: 'qps' }, 'olga');
  const from = browser('qps');
  await from.post('/forgot-password', { email });
  await from.post('/sign-in', { email, password: goodPassword });
  await from.post('/change-password', { currentPassword: goodPassword, newPassword: 'otter beside slate 77' });
  const sent = await Promise.all((await mails()).map((mail) => office.accounts.completeMail(mail)));
  expect(sent).toHaveLength(3);
  const lines = sent.flatMap((mail) => [mail?.subject ?? '', ...(mail?.text ?? '').split('\n')]);
  const own = lines.filter((line) => line !== '' && !line.startsWith('https://office.example.com/'));
  for (const line of own) expect(line).toMatch(mark);
});

test('without a language of the account a mail has the language of the request', async () => {
  await browser('pt').post('/forgot-password', { email });
  expect((await mails()).at(-1)?.text).toMatch(/^Olá, olga,\n\nfoi pedida/);
});
