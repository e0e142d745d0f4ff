import { expect, test } from '@playwright/test';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* A proxy terminates TLS and forwards requests over plain HTTP: the page's origin differs from the address that the server sees. */
let instance: Instance;

test.beforeAll(async () => {
  instance = await startInstance({
    PUBLIC_URL: 'https://www.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
test.afterAll(() => instance.remove());

const form = { message: 'Hello from behind the proxy' };

test('accepts forms from the public address and rejects those from other sites', async ({ request }) => {
  const send = (origin: string) => request.post(`${instance.url}/contact`, { form, headers: { origin } });
  const own = await send('https://www.example.com');
  expect(own.status()).toBe(200);
  expect(await own.text()).toContain('Message sent successfully!');
  expect((await send('https://evil.example')).status()).toBe(400);
  // The scheme is not compared.
  expect((await send('http://www.example.com')).status()).toBe(200);
});

test('accepts forms from the host in the Host header without TLS only, and never signs in to the office there', async ({
  request,
}) => {
  const { host } = new URL(instance.url);
  const send = (origin: string) => request.post(`${instance.url}/contact`, { form, headers: { origin } });
  expect((await send(`http://${host}`)).status()).toBe(200);
  expect((await send(`https://${host}`)).status()).toBe(400);
  const signIn = (origin: string) =>
    request.post(`${instance.url}/api/Office/auth/sign-in`, {
      data: { email: 'ana@example.com', password: 'no such password' },
      headers: { origin },
    });
  expect((await signIn('https://www.example.com')).status()).toBe(401);
  for (const origin of [`https://${host}`, `http://${host}`, 'http://www.example.com']) {
    expect((await signIn(origin)).status(), origin).toBe(403);
  }
});

test('shows empty pages with an empty store, and 404 for a missing entry', async ({ page }) => {
  for (const path of ['/', '/product', '/news', '/contact', '/career']) {
    expect((await page.goto(instance.url + path))?.status(), path).toBe(200);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect((await page.goto(`${instance.url}/news/1`))?.status()).toBe(404);
});
