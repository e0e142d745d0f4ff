import { expect, type Page, test } from '@playwright/test';
import { type OfficeAtWork, startAtWork } from './testing/office/office-at-work.ts';
import { openScreen } from './testing/office/office-screens.ts';
import { olga } from './testing/office/people.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { type Mailbox, startMailbox } from './testing/program/mailbox.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let mailbox: Mailbox;
let office: OfficeAtWork;
let visitor: Page;

test.beforeAll(async ({ browser }) => {
  mailbox = await startMailbox();
  office = await startAtWork(browser, olga, { START_EMPTY: '1', SMTP_URL: mailbox.smtpUrl });
  const languages = [{ lang: 'de', name: '', state: 'Published' }];
  await office.add('company', { companyName: 'Example Group', languages }, { status: 'published' });
  await office.add('department', { name: 'Maintenance' }, { status: 'published' });
  const context = await browser.newContext({ baseURL: office.instance.url, reducedMotion: 'reduce' });
  visitor = await context.newPage();
  await visitor.clock.install();
});
test.afterAll(async () => {
  await visitor?.context().close();
  await office?.close();
  await mailbox?.close();
});

const main = (page: Page) => page.getByRole('main');

test('a German contact form reports an invalid field in German', async () => {
  await visitor.goto('/de/contact');
  await hydrate(visitor);
  const form = main(visitor).locator('form');
  await form.locator('[name=message]').fill('Was kostet ein Container Garn?');
  await form.locator('[name=email]').fill('ada');
  await visitor.clock.fastForward(5_000);
  await form.getByRole('button').click();
  await expect(form.locator('#contact-email-error')).toHaveText(
    'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  );
  await form.locator('[name=email]').fill('ada@example.org');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toBeVisible();
  await expect(visitor.locator('.Toastify__close-button').last()).toHaveAccessibleName('Ausblenden');
  await expect(visitor.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
});

test('a German CV form reports an invalid field and confirms a CV in German', async () => {
  await visitor.goto('/de/career');
  await hydrate(visitor);
  const form = main(visitor).locator('form[enctype]');
  await expect(form).toHaveAttribute('action', '/de/career#cv-notice');
  const values = {
    name: 'Ada',
    address: 'Kai 1',
    email: 'ada@example.org',
    mobile: 'x',
    mobileAlternative: '+49 40 1',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('select').selectOption({ label: 'Maintenance' });
  await form.locator('[type=file]').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'),
  });
  await visitor.clock.fastForward(5_000);
  await form.locator('[type=submit]').click();
  await expect(form.locator('#cv-mobile-error')).toContainText('Geben Sie eine Telefonnummer ein');
  await form.locator('[name=mobile]').fill('+49 40 2');
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('status').first()).toContainText('Vielen Dank, wir haben Ihren Lebenslauf erhalten');
});

test('a subscription from a German page is confirmed by a German mail and page', async () => {
  await visitor.goto('/de/news');
  await hydrate(visitor);
  const box = visitor.getByRole('contentinfo');
  await box.locator('[name=email]').fill('grace@example.org');
  await visitor.clock.fastForward(5_000);
  await box.getByRole('button').click();
  await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(1);
  const { body = '' } = mailbox.mails[0] ?? {};
  expect(body).toContain('Zum Bestätigen öffnen Sie bitte');
  const link = /http\S+\/newsletter\/confirm\?\S+/.exec(body)?.[0] ?? '';
  expect(link).toContain(`${office.instance.url}/de/newsletter/confirm`);
  await visitor.goto(link);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
  await main(visitor).getByRole('button', { name: 'Abonnement bestätigen' }).click();
  await expect(main(visitor).getByRole('status')).toBeVisible();
});

test('the office names the language of a message, an application and a subscriber', async () => {
  const { page } = office;
  await openScreen(page, '/messages', 'Messages');
  await page.getByRole('list', { name: 'Messages' }).getByRole('button').click();
  await expect(page.getByRole('article').getByText('German', { exact: true })).toBeVisible();
  await openScreen(page, '/applications', 'Applications');
  await page.getByRole('link', { name: 'Ada' }).click();
  await expect(page.getByText('German', { exact: true })).toBeVisible();
  await openScreen(page, '/subscribers', 'Newsletter subscribers');
  await expect(page.getByRole('cell', { name: 'German' })).toBeVisible();
});
