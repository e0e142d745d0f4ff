import { expect, test } from '@playwright/test';
import { type Instance, startInstance } from './testing/instance.ts';

/* A proxy that ends TLS hands requests on over plain http: the page's origin is not the address we see. */
let instance: Instance;

test.beforeAll(async () => {
  instance = await startInstance({
    PUBLIC_URL: 'https://www.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
test.afterAll(() => instance.remove());

const form = { message: 'Hello from behind the proxy' };

test('forms of the public address are taken, those of other sites are not', async ({ request }) => {
  const send = (origin: string) => request.post(`${instance.url}/contact`, { form, headers: { origin } });
  const own = await send('https://www.example.com');
  expect(own.status()).toBe(200);
  expect(await own.text()).toContain('Message sent successfully!');
  expect((await send('https://evil.example')).status()).toBe(400);
  // Whether the page came by TLS is not compared.
  expect((await send('http://www.example.com')).status()).toBe(200);
});

test('forms of the host in the Host header are accepted without TLS only, and the office never signs in there', async ({
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

test('an empty store shows pages that say so, and answers 404 where there is nothing', async ({ page }) => {
  for (const path of ['/', '/product', '/news', '/contact', '/career']) {
    expect((await page.goto(instance.url + path))?.status(), path).toBe(200);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect((await page.goto(`${instance.url}/news/1`))?.status()).toBe(404);
});

test('the banner is the company’s, else the default one, and both are loaded', async ({ page, request }) => {
  const banner = page.locator('.banner img');
  const widthOf = () => banner.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await page.goto(`${instance.url}/news`);
  await expect(banner).toHaveAttribute('src', '/images/page_header_1.jpeg');
  await expect.poll(widthOf).toBeGreaterThan(0);
  const company = (await (await request.get('/api/WebApi/GetInformation')).json()) as { pageBannerLink: string };
  await page.goto('/news');
  await expect(banner).toHaveAttribute('src', company.pageBannerLink);
  await expect.poll(widthOf).toBeGreaterThan(0);
});
