import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { expect, expectScreenChecks, signIn } from './testing/office/office.ts';
import { setUpLink, setUpOwner } from './testing/office/office-screens.ts';
import { edda, olga as owner, type Person, lea as reader } from './testing/office/people.ts';
import { addByCall, signInByCall } from './testing/office/sign-in.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';
import { type Mailbox, startMailbox } from './testing/program/mailbox.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** A copy, because a test changes the password. */
const editor: Person = { ...edda };
const company = 'Hafen- und Lagerhausgesellschaft Nordfriesland';

let instance: Instance;
let mailbox: Mailbox;

const main = (page: Page) => page.getByRole('main');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const phone = { width: 390, height: 844 };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mailbox = await startMailbox();
  // Without PUBLIC_URL the instance accepts localhost. A passkey needs a domain name, not an IP address.
  const started = await startInstance({ START_EMPTY: '1', SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: '' });
  instance = { ...started, url: started.url.replace('127.0.0.1', 'localhost') };
});
test.afterAll(async () => {
  await instance?.remove();
  await mailbox?.close();
});

/** A new browser context, signed in if a person is given. */
async function openBrowser(browser: Browser, person?: Person): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' });
  if (person) await signInByCall(context.request, instance.url, person);
  return { context, page: await context.newPage() };
}

async function enter(page: Page, path = ''): Promise<void> {
  await page.goto(`/office${path}`);
  await expect(menuOf(page)).toBeVisible();
}

/** Checks a screen on a desktop, and its width on a phone. */
async function expectSoundAtBoth(page: Page, name: string): Promise<void> {
  await expectScreenChecks(page, name);
  const wide = page.viewportSize();
  await page.setViewportSize(phone);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${name} scrolls sideways on a phone` }).toBe(0);
  if (wide) await page.setViewportSize(wide);
}

test('a set-up link creates the first owner, opens the overview, and works only once', async ({ browser }) => {
  const { context, page } = await openBrowser(browser);
  await page.goto(setUpLink(instance));
  await expect(page.getByRole('heading', { level: 1, name: 'Set up the office' })).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await expectSoundAtBoth(page, 'set-up');
  await setUpOwner(page, instance, owner);
  await expect(page).toHaveURL(/\/office\/?$/);
  await expect(page.getByRole('link', { name: 'Office', exact: true })).toBeVisible();

  const later = await openBrowser(browser);
  await later.page.goto(setUpLink(instance));
  await expect(later.page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await expectSoundAtBoth(later.page, 'a used set-up link');
  await later.page.getByRole('link', { name: 'Go to the sign-in' }).click();
  await expect(later.page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await later.context.close();

  for (const member of [edda, reader]) await addByCall(page.request, instance.url, member);

  await test.step('the office shows the company’s name as soon as it is set', async () => {
    await page.goto('/office/company');
    await page.getByLabel(/^Company name/).fill(company);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const home = page.getByRole('link', { name: `${company} · Office` });
    await expect(home).toBeVisible();
    await expectSoundAtBoth(page, 'a long name');
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
    expect(await home.evaluate((element) => element.scrollWidth > element.clientWidth), 'the name is truncated').toBe(
      true,
    );
    expect((await home.boundingBox())?.height, 'on one line').toBeLessThan(40);
  });
  await page.goto('/office/news/create');
  await page.getByLabel('Heading').fill('The old crane moves');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors can see it now.')).toBeVisible();
  await context.close();
});

test('a passkey is added, signs in without a password, and is removed', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, editor);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enter(page, '/profile');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const dialogue = page.getByRole('dialog', { name: 'Add a passkey' });
  await expectSoundAtBoth(page, 'adding a passkey');
  await dialogue.getByLabel('What to call it').fill('Arbeitsplatzrechner im Versandbüro');
  await dialogue.getByLabel('Your password, to be sure it is you').fill('not my password at all');
  await dialogue.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialogue.getByText('This is not your password')).toBeVisible();
  await expectScreenChecks(page, 'a rejected passkey');
  await dialogue.getByLabel('Your password, to be sure it is you').fill(editor.password);
  await dialogue.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialogue).toBeHidden();
  await expect(passkeys.getByText('Arbeitsplatzrechner im Versandbüro')).toBeVisible();
  await expectSoundAtBoth(page, 'a passkey on the profile');

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(menuOf(page)).toBeVisible();

  // A new password ends the sessions, but not the passkeys: they are shown, to be removed.
  const elsewhere = await openBrowser(browser, editor);
  await page.goto('/office/profile');
  await page.getByLabel('Current password').fill(editor.password);
  editor.password = 'seven empty crates by the weir';
  await page.getByLabel('New password').fill(editor.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  const review = page.getByRole('dialog', { name: 'Check who can sign in' });
  await expect(review.getByText('Arbeitsplatzrechner im Versandbüro')).toBeVisible();
  await expect(review.getByText('This one')).toBeVisible();
  await expect(review.getByRole('button', { name: /^Sign out there/ })).toHaveCount(0);
  await elsewhere.context.close();
  await expectSoundAtBoth(page, 'passkeys after a change of the password');
  await review.getByRole('button', { name: 'Remove: Arbeitsplatzrechner im Versandbüro' }).click();
  await expect(review.getByText('No passkey yet.')).toBeVisible();
  await review.getByRole('button', { name: 'Done' }).click();
  await expect(review).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(passkeys.getByText('No passkey yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(menuOf(page)).toHaveCount(0);
  await expectSoundAtBoth(page, 'a passkey not accepted');
  await context.close();
});

test('a mailed link resets a forgotten password once, and ends the old sessions', async ({ browser }) => {
  const before = await openBrowser(browser);
  await before.page.goto('/office');
  await signIn(before.page, editor);
  await expect(menuOf(before.page)).toBeVisible();
  const { context, page } = await openBrowser(browser);
  await page.goto('/office/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await expectSoundAtBoth(page, 'forgotten password');
  await page.getByLabel('Email address').fill(editor.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('an email with a link is on its way');
  await expectSoundAtBoth(page, 'link sent');

  const link = await linkMailedTo(editor);
  editor.password = 'eleven slow barges at noon';
  await page.goto(link);
  await expect(page).not.toHaveURL(/token=/);
  await page.getByLabel('New password').fill('password123');
  await expect(page.getByText('11 of at least 15 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await expectSoundAtBoth(page, 'choosing a password');
  await page.getByLabel('New password').fill(editor.password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(menuOf(page)).toBeVisible();

  await before.page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(before.page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await before.context.close();
  const late = await openBrowser(browser);
  await late.page.goto(link);
  await expect(late.page.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
  await expectSoundAtBoth(late.page, 'a used password link');
  await late.page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(late.page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await late.context.close();
  await context.close();
});

async function linkMailedTo({ email }: Person): Promise<string> {
  const found = () =>
    mailbox.mails
      .filter(({ to, headers }) => to.includes(email) && headers.subject?.startsWith('Choose a new password'))
      .map(({ body }) => /http\S+choose-password\?token=\S+/.exec(body)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(found, { message: `a mail to ${email}` }).toBeDefined();
  return found() ?? '';
}

test('a reader sees the content, and no control that their role does not allow', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, reader);
  await enter(page);
  await expect(menuOf(page).getByRole('link', { name: 'News', exact: true })).toBeVisible();
  for (const name of ['Messages', 'Applications', 'Subscribers', 'People', 'Redirects', 'Health', 'Audit log']) {
    await expect(menuOf(page).getByRole('link', { name, exact: true }), name).toHaveCount(0);
  }
  await expectSoundAtBoth(page, 'the overview of a reader');

  await menuOf(page).getByRole('link', { name: 'News', exact: true }).click();
  // The disappearing overview may have a link with this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'The old crane moves' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Move|Drag)/ })).toHaveCount(0);
  await expectSoundAtBoth(page, 'the list of a reader');

  await main(page).getByRole('link', { name: 'The old crane moves' }).click();
  await expect(page.getByText('Your role lets you view this but not change it.')).toBeVisible();
  const heading = page.getByLabel('Heading');
  await expect(heading).toHaveValue('The old crane moves');
  await expect(heading).not.toBeEditable();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveAttribute('contenteditable', 'false');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  for (const input of await main(page).locator('input:visible, textarea:visible').all()) {
    await expect(input).not.toBeEditable();
  }
  const buttons = await main(page).getByRole('button').allInnerTexts();
  expect(buttons.filter((name) => /publish|save|choose|remove|add|preview/i.test(name))).toEqual([]);
  await expectSoundAtBoth(page, 'the form of a reader');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Versions', 'View on site']);
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: /Versions of/ })).toContainText('This is the first version.');
  await expect(page.getByRole('button', { name: /Restore/ })).toHaveCount(0);

  for (const path of ['/company', '/career', '/concern', '/faq']) {
    await page.goto(`/office${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add/ }), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Publish|Save)/ }), path).toHaveCount(0);
  }
  for (const path of ['/users', '/messages', '/applications', '/subscribers', '/audit', '/health', '/redirects']) {
    await page.goto(`/office${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' }), path).toBeVisible();
  }
  await expectSoundAtBoth(page, 'a forbidden screen');
  for (const path of ['/news/create', '/nothing', '/news/99999']) {
    await page.goto(`/office${path}`);
    await expect(
      main(page)
        .getByText(/no page at this address|does not exist|Not for your role/)
        .first(),
      path,
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Publish|Save)/ }), path).toHaveCount(0);
  }
  await expectSoundAtBoth(page, 'a missing entry');
  await context.close();
});

test('signing out everywhere ends the session in another browser', async ({ browser }) => {
  const [here, there] = [await openBrowser(browser, editor), await openBrowser(browser, editor)];
  await enter(there.page);
  await enter(here.page, '/profile');
  const sessions = here.page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This one')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialogue = here.page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expectSoundAtBoth(here.page, 'signing out everywhere');
  await dialogue.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(here.page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await there.page.getByRole('link', { name: 'News', exact: true }).click();
  const lost = there.page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(lost).toBeVisible();
  await expectSoundAtBoth(there.page, 'a session ended from another browser');
  await signIn(lost, editor);
  await expect(there.page.getByRole('link', { name: 'The old crane moves' })).toBeVisible();
  await here.context.close();
  await there.context.close();
});

test('repeated wrong passwords lead to a waiting time, which is shown', async ({ browser }) => {
  const { context, page } = await openBrowser(browser);
  await page.goto('/office/login');
  for (let tries = 1; tries <= 5; tries++) {
    const answer = page.waitForResponse(/\/auth\/sign-in$/);
    await signIn(page, { ...reader, password: `a wrong guess, number ${tries}` });
    expect((await answer).status(), `try ${tries}`).toBe(401);
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  }
  await signIn(page, reader);
  await expect(page.getByRole('alert')).toHaveText(/Too many attempts\. Wait (\d|[12]\d|30) seconds, then try again/);
  await expectSoundAtBoth(page, 'a waiting time');
  await context.close();
});
