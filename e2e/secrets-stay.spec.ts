import { expect, test } from '@playwright/test';
import { addPerson } from './testing/office/office.ts';
import { olga } from './testing/office/people.ts';
import { joinByCall, signInByCall } from './testing/office/sign-in.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/** Secrets in settings and requests. They must not appear in logs, pages or errors. */
const secrets = {
  mail: 'mail-password-11f7',
  typed: 'typed-password-22f7 of a user',
  token: 'token-33f7-of-a-link',
  cookie: 'cookie-44f7',
  bearer: 'bearer-55f7',
  message: 'message-66f7-of-a-visitor',
  translator: 'translator-key-77f7',
} as const;

let instance: Instance;
test.beforeAll(async () => {
  instance = await startInstance({
    START_EMPTY: '1',
    SMTP_URL: `smtp://someone:${secrets.mail}@127.0.0.1:9`,
    CLAMD_ADDRESS: '127.0.0.1:9',
    TRANSLATE_URL: 'http://127.0.0.1:9',
    TRANSLATE_API: 'deepl',
    TRANSLATE_KEY: secrets.translator,
  });
});
test.afterAll(() => instance.remove());

test('no log, page or error contains a secret', async ({ page, request }) => {
  test.setTimeout(120_000);
  const link = await addPerson(instance, olga, 'owner');
  // Opens the link, as a user’s browser does.
  expect((await page.request.get(link)).status()).toBe(200);
  await joinByCall(page.request, instance.url, link, olga);
  await signInByCall(page.request, instance.url, olga);
  const said: string[] = [];
  const ask = async (path: string, more: Parameters<typeof request.fetch>[1] = {}, by = request) => {
    const answer = await by.fetch(instance.url + path, {
      ...more,
      headers: { cookie: `a=${secrets.cookie}`, authorization: `Bearer ${secrets.bearer}`, ...more.headers },
    });
    // The form on this page must contain the token of the link, so its body is not checked.
    const text = path.startsWith('/newsletter/') ? '' : await answer.text();
    said.push(`${path.replace(/\?.*/, '')} ${JSON.stringify(answer.headers())} ${text}`);
    return answer.status();
  };
  const origin = { origin: instance.url };
  const { typed, token, message } = secrets;
  for (const email of [olga.email, 'unknown@example.com']) {
    expect(
      await ask('/api/Office/auth/sign-in', { method: 'POST', headers: origin, data: { email, password: typed } }),
    ).toBe(401);
  }
  await ask('/api/Office/auth/choose-password', { method: 'POST', headers: origin, data: { token, password: typed } });
  await ask('/api/Office/auth/sign-in', { method: 'POST', headers: origin, data: `{"password": "${typed}"` });
  for (const path of [
    '/news?preview=',
    '/newsletter/confirm?token=',
    '/newsletter/unsubscribe?token=',
    '/office/choose-password?token=',
  ]) {
    expect(await ask(path + token), path).toBeLessThan(500);
  }
  await ask(`/api/WebApi/ConfirmSubscription?token=${token}`, { method: 'POST' });
  await ask('/api/WebApi/ContactUs', { method: 'POST', data: { name: 'A', message } });
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${message}`) };
  const department = await page.request.post(`${instance.url}/api/Office/SaveEntry`, {
    headers: origin,
    data: { type: 'department', status: 'published', document: { name: 'Spinning' } },
  });
  const { id } = (await department.json()) as { id: number };
  const fields = { Name: message, Address: 'B', Email: 'a@b.example', Mobile: '1', MobileAlt: '2', DepartmentId: id };
  // The virus scanner is unreachable, which the server logs.
  expect(await ask('/api/WebApi/DropCv', { method: 'POST', multipart: { ...fields, file: cv } })).toBe(503);
  const mailed = await page.request.post(`${instance.url}/api/Office/SendTestMail`, { headers: origin, data: {} });
  said.push(await mailed.text());
  const proposed = await page.request.post(`${instance.url}/api/Office/ProposeTranslations`, {
    headers: origin,
    data: { entries: [id], lang: 'de' },
  });
  expect(await proposed.text()).toContain('cannot be reached');
  said.push(await proposed.text());
  for (const path of [
    '/api/Office/GetHealth',
    '/api/Office/GetMe',
    '/api/Office/ListUsers',
    '/api/Office/ListAudit?skip=0&take=50',
  ]) {
    said.push(await (await page.request.get(instance.url + path)).text());
  }

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.endsWith('session_token'))?.value ?? 'no session';
  const linkToken = new URL(link).searchParams.get('token') ?? 'no token';
  for (const [name, secret] of Object.entries({ ...secrets, session, linkToken, own: olga.password })) {
    for (const text of [instance.printed(), ...said])
      expect.soft(text.includes(secret), `${name} in ${text}`).toBe(false);
  }
  expect(instance.printed()).toContain('Cannot scan the file with clamd');
  expect(instance.printed(), 'no personal data').not.toMatch(/olga|unknown@example|a@b\.example/i);
});
