import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { hydrate } from './testing/page/hydrate.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';
import { type Mailbox, startMailbox } from './testing/program/mailbox.ts';

/** Reads rows of an instance's database while the instance runs. */
function rowsOf(instance: Instance, query: string): unknown[] {
  const database = new Sqlite(join(instance.dataDir, 'atrium.sqlite'), { readonly: true });
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

const main = (page: Page) => page.getByRole('main');

/** Subscribes in the footer's box, after the delay that the spam check expects of a person. */
async function subscribe(page: Page, instance: Instance, email: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${instance.url}/news`);
  await hydrate(page);
  const box = page.getByRole('contentinfo');
  await box.getByLabel('Email address').fill(email);
  await page.clock.fastForward(5_000);
  await box.getByRole('button', { name: 'Go' }).click();
  await expect(box.getByRole('status')).toHaveText(
    'Thank you! Please confirm with the link in the email we have just sent you.',
  );
}

const linkTo = (page: string, body: string): string =>
  new RegExp(`http\\S+/newsletter/${page}\\?\\S+`).exec(body)?.[0] ?? '';

test.describe('With a mail server', () => {
  let mailbox: Mailbox;
  let instance: Instance;

  test.beforeAll(async () => {
    mailbox = await startMailbox();
    instance = await startInstance({ SMTP_URL: mailbox.smtpUrl });
  });
  test.afterAll(async () => {
    await instance.remove();
    await mailbox.close();
  });

  test('subscribes in the footer, confirms by mail, and unsubscribes', async ({ page }) => {
    const email = 'grace@example.org';
    await subscribe(page, instance, email);
    await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(1);
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const state = () => rowsOf(instance, 'select email, status from subscribers');
    expect(state()).toEqual([{ email, status: 'asked' }]);

    // Opening the link alone does not confirm: mail scanners open links too.
    const confirm = linkTo('confirm', mail?.body ?? '');
    expect(confirm.startsWith(instance.url)).toBe(true);
    await page.goto(confirm);
    expect(state()).toEqual([{ email, status: 'asked' }]);
    await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(main(page).getByRole('status')).toHaveText('Your subscription is confirmed. Welcome!');
    await expect(main(page).getByRole('button')).toHaveCount(0);
    expect(state()).toEqual([{ email, status: 'confirmed' }]);

    await page.goto(linkTo('unsubscribe', mail?.body ?? ''));
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(main(page).getByRole('status')).toHaveText(/You have been unsubscribed/);
    expect(state()).toEqual([{ email, status: 'ended' }]);

    // The link of an old mail does not subscribe again.
    await page.goto(confirm);
    await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(main(page).getByRole('alert')).toContainText('no longer valid');
    expect(state()).toEqual([{ email, status: 'ended' }]);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('the mail program’s unsubscribe button ends a subscription at once', async ({ page, request }) => {
    const before = mailbox.mails.length;
    await subscribe(page, instance, 'ada@example.org');
    await expect.poll(() => mailbox.mails.length, { timeout: 15_000 }).toBe(before + 1);
    const mail = mailbox.mails.at(-1);
    await page.goto(linkTo('confirm', mail?.body ?? ''));
    await main(page).getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(main(page).getByRole('status')).toContainText('confirmed');
    const address = /<(http[^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    // The request of mail programs (RFC 8058).
    const answer = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(answer.status()).toBe(200);
    expect(rowsOf(instance, "select status from subscribers where email = 'ada@example.org'")).toEqual([
      { status: 'ended' },
    ]);
  });
});

test('without a mail server the mail waits in the queue', async ({ page }) => {
  const instance = await startInstance({ START_EMPTY: '1' });
  try {
    await subscribe(page, instance, 'grace@example.org');
    expect(rowsOf(instance, 'select recipient, attempts from outgoing_mail')).toEqual([
      { recipient: 'grace@example.org', attempts: 0 },
    ]);
    const [waiting] = rowsOf(instance, 'select text from outgoing_mail');
    expect(linkTo('confirm', JSON.stringify(waiting).replaceAll('\\n', '\n'))).toContain(instance.url);
  } finally {
    await instance.remove();
  }
});
