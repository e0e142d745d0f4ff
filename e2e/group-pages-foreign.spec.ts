import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { openCheckedPage } from './testing/page/page-checks.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

/* The pages about the group in front of a backend with long lists, and in front of one with almost no content. */
const questions = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `Question ${index + 1}`,
  description: `<p>Answer ${index + 1}.</p>`,
}));
const long: Record<string, unknown> = {
  GetInformation: { companyName: 'Long Lists', privacyPolicy: '' },
  GetFaq: questions,
  GetReport: questions.map(({ id, name }) => ({ id, name, reportDetailsVM: [{ name: 'Plan', imgLink: '/get/plan' }] })),
  GetSpeech: [{ name: 'Ada Moreau', type: 'Director' }, { name: 'Li Na' }],
  GetCertificate: [{ id: 1, name: 'Old honour', validUntil: '2001-02-03' }, { name: 'Lasting honour' }],
  GetConcern: [{ name: 'Plain Mill', url: 'plain-mill' }],
  GetConcernByUrl: { name: 'Plain Mill', url: 'plain-mill' },
};

let backend: Server;
let front: Instance;
let answers = long;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  backend = createServer((request, response) => {
    const call = new URL(request.url ?? '/', 'http://backend.test').pathname.split('/').at(-1) ?? '';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[call] ?? []));
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  front = await startInstance({ BACKEND_URL: `http://127.0.0.1:${port}` });
});
test.beforeEach(() => {
  answers = long;
});
test.afterAll(async () => {
  await front.remove();
  backend.close();
});

const main = (page: Page) => page.getByRole('main');

test('shows 24 questions on a page, and links to the others', async ({ page }) => {
  await openCheckedPage(page, `${front.url}/faq`);
  await expect(main(page).locator('details')).toHaveCount(24);
  const elsewhere = page.getByRole('navigation', { name: 'On other pages' }).getByRole('link');
  await expect(elsewhere).toHaveText(questions.slice(24).map(({ name }) => name));
  // The server does not see the fragment, so this page only links to the question's page.
  await page.goto(`${front.url}/faq#faq-30`);
  await expect(elsewhere.last()).toBeInViewport();
  await elsewhere.last().click();
  await expect(page).toHaveURL(`${front.url}/faq?page=2#faq-30`);
  await expect(main(page).getByText('Answer 30.')).toBeInViewport();
  await expect(main(page).locator('details[open]')).toHaveCount(1);
  await expect(page).toHaveTitle('Faq, page 2 | Long Lists');
});

test('links files to the backend’s host', async ({ page }) => {
  await openCheckedPage(page, `${front.url}/corporate-values?page=2`);
  const file = main(page).getByRole('link', { name: /^Plan/ }).first();
  await expect(file).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/get\/plan$/);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('shows initials without a portrait, and lists only directors on /about and only others on /keyadmin', async ({
  page,
}) => {
  await openCheckedPage(page, `${front.url}/about`);
  await expect(main(page).getByRole('article')).toHaveText(/^AM\s*Ada Moreau$/);
  await openCheckedPage(page, `${front.url}/keyadmin`);
  await expect(main(page).getByRole('article')).toHaveText(/^LN\s*Li Na$/);
});

test('shows when a certificate has expired, and nothing without a date', async ({ page }) => {
  await openCheckedPage(page, `${front.url}/certificates`);
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toContainText('Was valid until 03 Feb, 2001');
  await expect(cards.last()).not.toContainText('valid');
});

test('shows a concern that has only a name', async ({ page }) => {
  await openCheckedPage(page, `${front.url}/concern`);
  await expect(main(page).getByRole('article')).toContainText('Know More');
  await openCheckedPage(page, `${front.url}/concern/plain-mill`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain Mill');
  await expect(main(page).getByRole('heading')).toHaveCount(1);
});

test('shows a notice on pages without content', async ({ page }) => {
  answers = { GetInformation: { companyName: 'New Group' } };
  const empty = {
    '/about': 'Nothing has been written here yet.',
    '/keyadmin': 'No executives are listed yet.',
    '/concern': 'No member companies are listed yet.',
    '/faq': 'No questions have been answered here yet.',
    '/privacy-policy': 'No privacy policy has been published yet.',
    '/corporate-values': 'No reports have been published yet.',
    '/export': 'No export regions are listed yet.',
    '/certificates': 'No certificates are shown yet.',
    '/crest': 'No crests are shown yet.',
  };
  for (const [path, text] of Object.entries(empty)) {
    const response = await page.goto(front.url + path);
    expect(response?.status(), path).toBe(200);
    await expect(main(page).getByText(text)).toBeVisible();
  }
  for (const [path, name] of [
    ['/accessibility', 'Accessibility'],
    ['/imprint', 'Imprint'],
  ] as const) {
    expect((await page.goto(front.url + path))?.status(), `no text, no page ${path}`).toBe(404);
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveCount(0);
  }
  await page.goto(`${front.url}/mission`);
  await expect(main(page).getByText('40 work experience')).toBeVisible();
  await expect(main(page).getByText('90 percent')).toBeVisible();
});

test('returns 503 with a Retry link while the backend is down', async ({ page, request }) => {
  backend.closeAllConnections();
  backend.close();
  for (const path of ['/about', '/mission', '/concern', '/concern/plain-mill', '/faq', '/export', '/crest']) {
    expect((await request.get(front.url + path)).status(), path).toBe(503);
  }
  await page.goto(`${front.url}/concern/plain-mill`);
  await expect(main(page).getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/concern/plain-mill');
});
