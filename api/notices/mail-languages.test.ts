import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendTestMail } from '#contract/calls/office/upkeep.ts';
import type { OutgoingMail } from '#contract/outgoing-mail.ts';
import { change } from '#store/testing/changes.ts';
import { testPeople } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

const pseudo = 'qps';
const mark = /^\[!! .+ !!\]$/;

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(async () => {
  await api.stop();
  expect(api.errors).toEqual([]);
});

const mails = () => api.store.mail.claim(new Date('2030-01-01'), new Date('2030-01-02'), 100);
const post = (call: string, input: object, to = api) =>
  to.fetch(`/api/WebApi/${call}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json' },
  });

/** The calls with users who want notices, by their addresses and the languages of their office. */
const startWith = (wishing: Readonly<Record<string, string>>) =>
  startApi(api.store, {
    people: {
      ...testPeople(api.store),
      wishing: async () => Object.entries(wishing).map(([email, lang]) => ({ id: email, email, lang })),
    },
  });

/** The subject and lines of a mail without blank lines. */
const textsOf = ({ subject, text }: Pick<OutgoingMail, 'subject' | 'text'>) =>
  [subject, ...text.split('\n')].filter((line) => line !== '');

test('a mail to a subscriber has no text outside the catalogs', async () => {
  await post('Subscribe', { email: 'ada@example.org', lang: pseudo });
  const [mail] = await mails();
  expect(mail?.to).toBe('ada@example.org');
  for (const line of mail ? textsOf(mail) : []) expect(line).toMatch(mark);
});

test('a notice of a message has no text outside the catalogs but that of the visitor', async () => {
  const telling = await startWith({ 'olga@example.com': pseudo });
  await post('ContactUs', { name: '', subject: '', message: 'Price for 2 t?', lang: 'de' }, telling);
  await post('ContactUs', { name: 'Ada', subject: 'Yarn', message: 'Price for 2 t?' }, telling);
  await telling.stop();
  const notices = (await mails()).map(textsOf);
  expect(notices.map((lines) => lines.length)).toEqual([7, 6]);
  for (const lines of notices) {
    expect(lines.pop()).toBe('Price for 2 t?');
    for (const line of lines) expect(line).toMatch(mark);
  }
});

test('a notice is in the language of the account, and to the group in the main language', async () => {
  await api.store.entries.save(change('company', { companyName: 'Example', email: 'office@example.com' }));
  const telling = await startWith({ 'bea@example.com': 'pt', 'dora@example.com': 'de' });
  await post('ContactUs', { subject: 'Yarn', message: 'Hello', lang: 'ar' }, telling);
  await telling.stop();
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['bea@example.com', 'Mensagem do site: Yarn'],
    ['dora@example.com', 'Nachricht von der Website: Yarn'],
    ['office@example.com', 'Website message: Yarn'],
  ]);
  expect(sent.map(({ text }) => text.split('\n')[4])).toEqual([
    'Idioma: árabe',
    'Sprache: Arabisch',
    'Language: Arabic',
  ]);
});

test('a notice of a CV has no text outside the catalogs', async () => {
  const department = await api.store.entries.save(change('department', { name: 'Mill' }));
  const telling = await startWith({ 'rita@example.com': pseudo });
  const form = new FormData();
  const person = { Name: 'Ada', Address: '1 Quay Street', Email: 'ada@example.org', Mobile: '+44 20 7946 0000' };
  const fields = { ...person, MobileAlt: '+44 20 7946 0001', DepartmentId: department.id, lang: 'de' };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('file', new File(['%PDF-1.7\n'.padEnd(400)], 'cv.pdf'));
  const response = await telling.fetch('/api/WebApi/DropCv', { method: 'POST', body: form });
  expect(await response.json()).toEqual({ status: true, msg: expect.any(String) });
  await telling.stop();
  const [mail] = await mails();
  // The reference has a line of its own, within the text that names it.
  const lines = mail ? textsOf({ ...mail, text: mail.text.replace(/\n(?=.*CV-)/, ' ') }) : [];
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(mark);
});

test('the test mail has no text outside the catalogs', async () => {
  const id = await api.store.users.add({ name: 'Olga', email: 'olga@example.com', role: 'owner' }, 'x');
  const sent: OutgoingMail[] = [];
  const sending = await startApi(api.store, {
    sendNow: async (mail) => {
      sent.push(mail);
      return { sent: true };
    },
  });
  await sending
    .client({ principal: { name: 'Olga', role: 'owner', id: id ?? '', lang: pseudo } })
    .call(sendTestMail, {});
  await sending.stop();
  expect(sent.flatMap(textsOf)).toEqual([expect.stringMatching(mark), expect.stringMatching(mark)]);
});
