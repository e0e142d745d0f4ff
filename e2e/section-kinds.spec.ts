import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { LibraryFile } from '#contract/office/file-view.ts';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { olga } from './testing/office/people.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { expectPageChecksInWindows } from './testing/page/page-checks.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let office: OfficeAtWork;
let src = '';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const columns = Array.from({ length: 9 }, (_, index) => `${index} columns`);
const row = (cell: string) => `<tr>${columns.map((text) => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`;
const table = `<table><thead>${row('th')}</thead><tbody>${row('td').repeat(3)}</tbody></table>`;
const forms = ['contact', 'enquiry', 'newsletter', 'application'];

const full = () => [
  { kind: 'quotation', quote: `We pay on time. ${long}`, name: long, role: 'Operations', image: { src, alt: 'A man' } },
  { kind: 'quotation', quote: 'Short.' },
  { kind: 'questions', heading: 'Before you write', questions: [{ name: `How? ${long}`, description: '<p>So.</p>' }] },
  { kind: 'questions', questions: [{ name: 'When?', description: '<p>Now.</p>' }, { name: 'And without an answer?' }] },
  { kind: 'table', heading: `Limits ${long}`, table, headerColumn: true },
  { kind: 'table', table },
  { kind: 'downloads', heading: 'To read', files: [{ name: long }] },
  {
    kind: 'gallery',
    heading: 'The works',
    pictures: [
      { image: { src, alt: 'A loom' }, caption: long },
      { image: { src, alt: '' } },
      { caption: 'No picture' },
    ],
  },
  { kind: 'video', heading: 'From bale to cone', video: 'https://player.vimeo.com/video/1', caption: 'Half an hour' },
  { kind: 'video', heading: 'Seen from above', video: 'https://player.vimeo.com/video/2', transcript: 'Fields.' },
  {
    kind: 'logos',
    heading: 'We supply',
    logos: [
      { name: long, link: '/about' },
      { name: 'Union', image: { src, alt: '' } },
    ],
  },
  { kind: 'map', heading: 'Where we are' },
  ...forms.map((form) => ({ kind: 'form', form })),
  { kind: 'form', form: 'contact', heading: 'The same once more' },
];

/** Sections that editors have added and not filled in. */
const empty = [
  'text',
  'textPicture',
  'figures',
  'quotation',
  'questions',
  'table',
  'downloads',
  'gallery',
  'logos',
  'video',
];

test.beforeAll(async ({ browser }) => {
  office = await startAtWork(browser, olga);
  const [picture] = await office.call<LibraryFile[]>('ListFiles?kind=picture&take=1');
  src = picture?.src ?? '';
  const page = (name: string, address: string, sections: object[]) =>
    office.add('freePage', { name, address, sections }, { status: 'published' });
  await page('Every kind', 'every-kind', full());
  await page(
    'Empty',
    'empty-kinds',
    empty.map((kind) => ({ kind, ...(kind !== 'quotation' && { heading: `Left ${kind}` }) })),
  );
});
test.afterAll(() => office?.close());

const open = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const context = await browser.newContext({ baseURL: office.instance.url, reducedMotion: 'reduce', ...options });
  return context.newPage();
};

test('every kind is accessible and fits in every window', async ({ browser }) => {
  const page = await open(browser);
  const windows = ['390 light', '390 dark', '820 light', '1440 light', '1440 dark', '2560 light'] as const;
  await expectPageChecksInWindows(page, '/every-kind', { windows });
  await page.context().close();
});

test('a kind that is not filled in is not there, nor its heading', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/empty-kinds');
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.filter((text) => !/^Left text/.test(text))).toEqual([]);
  await page.context().close();
});

test('the first column is a heading, and the keys move a wide table', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 390, height: 800 } });
  await page.goto('/every-kind');
  const region = page.getByRole('group', { name: /^Limits/ });
  await expect(region.getByRole('rowheader')).toHaveCount(3);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  await page.context().close();
});

test('search engines get the questions of the page once, as plain text', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/every-kind');
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  const faq = graph['@graph'].filter((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
  expect(faq).toHaveLength(1);
  expect(faq[0].mainEntity.map((each: { name: string }) => each.name)).toEqual([`How? ${long}`, 'When?']);
  expect(faq[0].mainEntity[0].acceptedAnswer.text).toBe('So.');
  await page.context().close();
});

test('the video of a foreign host loads only when it is played', async ({ browser }) => {
  const page = await open(browser);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto('/every-kind');
  await hydrate(page);
  expect(foreign).toEqual([]);
  await page.context().close();
});

const received = (request: APIRequestContext, desk: string) =>
  request.get(`${office.instance.url}/api/Office/${desk}`).then((answer) => answer.json());

test.describe('without script', () => {
  const main = (page: Page) => page.getByRole('main');
  const sendContact = async (page: Page, email: string) => {
    await main(page).locator('#contact-name').fill('Ada');
    await main(page).locator('#contact-email').fill(email);
    await main(page).locator('#contact-message').fill('Clay from Brandenburg');
    await main(page).getByRole('button', { name: 'Send message' }).click();
  };

  test('a message comes back with its errors, then with its confirmation, on the page with the form', async ({
    browser,
  }) => {
    const page = await open(browser, { javaScriptEnabled: false });
    await page.goto('/every-kind');
    await sendContact(page, 'no-address');
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Every kind' })).toBeVisible();
    await expect(main(page).locator('#contact-name')).toHaveValue('Ada');
    await expect(main(page).locator('#contact-email')).toHaveAttribute('aria-invalid', 'true');
    await sendContact(page, 'ada@example.org');
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(main(page).getByText('Message sent successfully!')).toBeVisible();
    const messages = await received(office.page.request, 'ListMessages');
    expect(JSON.stringify(messages)).toContain('Clay from Brandenburg');
    await page.context().close();
  });

  test('an enquiry is changed and sent on the page with the form', async ({ browser }) => {
    const page = await open(browser, { javaScriptEnabled: false });
    await page.goto('/every-kind');
    await page.locator('#enquiry-name').fill('Ada');
    await main(page).getByRole('button', { name: 'Send enquiry' }).last().click();
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(page.locator('#enquiry-email')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('#enquiry-email').fill('ada@example.org');
    await page.locator('#enquiry-message').fill('Ten tonnes of clay');
    await main(page).getByRole('button', { name: 'Send enquiry' }).last().click();
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(main(page).getByText(/we have received your enquiry/)).toBeVisible();
    await page.context().close();
  });

  test('a subscription and an application stay on the page with the form', async ({ browser }) => {
    const page = await open(browser, { javaScriptEnabled: false });
    await page.goto('/every-kind');
    await main(page).locator('#newsletter-email').fill('ada@example.org');
    await main(page).getByRole('button', { name: 'Go' }).click();
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(main(page).locator('#newsletter-notice')).toContainText('Thank you');
    await main(page).locator('#cv-name').fill('Ada');
    await page.locator('#cv-name').evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''));
    await main(page).getByRole('button', { name: 'Submit CV' }).click();
    expect(new URL(page.url()).pathname).toBe('/every-kind');
    await expect(main(page).locator('#cv-name')).toHaveValue('Ada');
    await expect(main(page).locator('#cv-file')).toHaveAttribute('aria-invalid', 'true');
    await page.context().close();
  });
});

test('with script, a message is sent in place', async ({ browser }) => {
  const page = await open(browser);
  await page.clock.install();
  await page.goto('/every-kind');
  await hydrate(page);
  await page.locator('#contact-message').fill('Sand from the coast');
  await page.clock.fastForward(5_000);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('#contact-notice')).toContainText('Message sent successfully!');
  expect(new URL(page.url()).pathname).toBe('/every-kind');
  await expect(page.locator('#contact-message')).toHaveValue('');
  await page.context().close();
});

test('with script, an enquiry is sent in place, and the list of the browser does not lead away', async ({
  browser,
}) => {
  const page = await open(browser);
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('enquiry-list', '["1*2"]'));
  await page.goto('/every-kind');
  await hydrate(page);
  await page.locator('#enquiry-name').fill('Ada');
  await page.locator('#enquiry-email').fill('ada@example.org');
  await page.locator('#enquiry-message').fill('Five tonnes of sand');
  await expect(page.locator('input[name="key"]')).toHaveValue(/^[\da-f-]{36}$/);
  await page.clock.fastForward(5_000);
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).last().click();
  await expect(
    page
      .getByRole('main')
      .getByText(/we have received your enquiry/)
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/every-kind');
  await page.context().close();
});
