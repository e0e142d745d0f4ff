import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FormSite, startFormSite } from '#api/testing/form-site.ts';
import { testPeople } from '#api/testing/people.ts';
import { startApi } from '#api/testing/start-api.ts';

let api: FormSite['api'];
let messages: FormSite['messages'];
let post: FormSite['post'];
let mails: FormSite['mails'];

beforeEach(async () => {
  ({ api, messages, post, mails } = await startFormSite());
});
afterEach(() => api.stop());

describe('a message', () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    mobile: '',
    subject: 'Yarn\r\nBcc: all@example.org',
    message: 'Price for 2 t?',
  };

  test('is stored before the response, and queues a mail to the group', async () => {
    const response = await post('/api/WebApi/ContactUs', message);
    expect(response.status).toBe(200);
    expect(await messages()).toMatchObject([{ name: 'Ada', message: 'Price for 2 t?', status: 'new' }]);
    expect(await mails()).toMatchObject([{ to: 'office@example.com', replyTo: 'ada@example.org' }]);
  });

  test('takes null in any field as blank', async () => {
    const blank = { name: null, email: null, mobile: null, subject: null };
    const more = { website: null, elapsedMs: null, privacyVersion: null, lang: null };
    expect((await post('/api/WebApi/ContactUs', { ...blank, ...more, message: 'Price?' })).status).toBe(200);
    expect(await messages()).toMatchObject([{ name: '', email: '', mobile: '', subject: '', status: 'new' }]);
    expect((await post('/api/WebApi/ContactUs', { ...blank, message: null })).status).toBe(422);
    expect((await post('/api/WebApi/Subscribe', { email: null })).status).toBe(422);
  });

  test('stores the version of the privacy notice that the form showed, or null', async () => {
    await post('/api/WebApi/ContactUs', { message: 'With', privacyVersion: '2026-11-21' });
    await post('/api/WebApi/ContactUs', { message: 'Without' });
    expect((await messages()).map(({ privacyVersion }) => privacyVersion)).toEqual([null, '2026-11-21']);
    const odd = await post('/api/WebApi/ContactUs', { message: 'Odd', privacyVersion: '<script>' });
    expect(odd.status).toBe(422);
  });

  test('stores the language of the page with the form, or null, and names it to the group', async () => {
    await post('/api/WebApi/ContactUs', { message: 'Hallo', lang: 'de' });
    await post('/api/WebApi/ContactUs', { message: 'Hello' });
    expect((await messages()).map(({ lang }) => lang)).toEqual([null, 'de']);
    const [german, unknown] = (await mails()).map(({ text }) => text);
    expect(german).toContain('Language: German\n');
    expect(unknown).not.toContain('Language');
    expect((await post('/api/WebApi/ContactUs', { message: 'Odd', lang: '<script>' })).status).toBe(422);
  });

  test('is mailed once to each user who enabled notices, and stored even if the users cannot be read', async () => {
    const wishing = async (what: 'messages' | 'applications') =>
      (what === 'messages' ? ['eva@example.com', 'Office@example.com'] : ['rita@example.com']).map((email) => ({
        id: email,
        email,
        lang: null,
      }));
    const telling = await startApi(api.store, { people: { ...testPeople(api.store), wishing } });
    const sending = { method: 'POST', headers: { 'content-type': 'application/json' } };
    await telling.fetch('/api/WebApi/ContactUs', { ...sending, body: JSON.stringify(message) });
    await telling.stop();
    const told = await mails();
    expect(told.map(({ to }) => to).sort()).toEqual(['eva@example.com', 'office@example.com']);
    expect(new Set(told.map(({ text }) => text)).size).toBe(1);

    const broken = await startApi(api.store, {
      people: { ...testPeople(api.store), wishing: () => Promise.reject(new Error('locked')) },
    });
    const more = { ...sending, body: JSON.stringify({ message: 'More' }) };
    expect((await broken.fetch('/api/WebApi/ContactUs', more)).status).toBe(200);
    expect(broken.errors).toHaveLength(1);
    expect((await mails()).map(({ to }) => to)).toContain('office@example.com');
    await broken.stop();
  });

  test('may leave any field blank but not all', async () => {
    const alone = { name: 'Ada', email: 'ada@example.org', mobile: '123', subject: 'Yarn', message: 'Hello' };
    for (const [field, value] of Object.entries(alone)) {
      expect((await post('/api/WebApi/ContactUs', { [field]: value })).status, field).toBe(200);
    }
    expect((await post('/api/WebApi/ContactUs', { name: ' ', message: '\n' })).status).toBe(422);
    expect(await messages()).toHaveLength(5);
  });

  test.each([{ website: 'https://spam.example' }, { elapsedMs: 20 }])(
    'that looks automatic gets the same response, is marked as spam, and is not mailed: %j',
    async (signs) => {
      const response = await post('/api/WebApi/ContactUs', { ...message, ...signs });
      expect([response.status, await response.json()]).toEqual([200, { status: true }]);
      expect(await messages()).toEqual([]);
      expect(await messages('spam')).toMatchObject([{ name: 'Ada', status: 'spam' }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('sent twice is confirmed twice, but stored and mailed once', async () => {
    const [first, second] = await Promise.all([
      post('/api/WebApi/ContactUs', message),
      post('/api/WebApi/ContactUs', message),
    ]);
    expect([second.status, await second.json()]).toEqual([first.status, await first.json()]);
    expect(await messages()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await post('/api/WebApi/ContactUs', { ...message, subject: 'Yarn' });
    expect(await messages()).toHaveLength(2);
  });

  test('over the limit is rejected with Retry-After, while another visitor is not limited', async () => {
    for (let count = 0; count < 30; count++) await post('/api/WebApi/ContactUs', message);
    const refused = await post('/api/WebApi/ContactUs', message);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/api/WebApi/ContactUs', message, '198.51.100.1')).status).toBe(200);
    api.at('2026-11-21T12:11:00Z');
    expect((await post('/api/WebApi/ContactUs', message)).status).toBe(200);
  });
});
