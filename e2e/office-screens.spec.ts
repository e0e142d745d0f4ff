import { type BrowserContext, type Page, expect as strict, test } from '@playwright/test';
import { entityNames, entityOf } from '#contract/entities/registry.ts';
import { type Instance, startInstance } from './testing/instance.ts';
import { type Mailbox, startMailbox } from './testing/mailbox.ts';
import { addPerson, expectSoundScreen, join, signIn } from './testing/office.ts';
import { listenForComplaints, openScreen, setUpOwner } from './testing/office-screens.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const expect = strict.configure({ timeout: 40_000 });

const olga = { name: 'Olga Owner', email: 'olga@example.com', password: 'Wolken ziehen gemächlich 42' };
const emil = { name: 'Emil Editor', email: 'emil@example.com', password: 'Laternen tragen langsam 77' };

let mailbox: Mailbox;
/** Full of content, with a mail server. */
let full: Instance;
/** Empty, with the address of a mail server that is not there. */
let empty: Instance;
let contexts: BrowserContext[];
let page: Page;
let elsewhere: Page;
let complaints: string[];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  mailbox = await startMailbox();
  full = await startInstance({ SMTP_URL: mailbox.smtpUrl });
  empty = await startInstance({ START_EMPTY: '1', SMTP_URL: 'smtp://127.0.0.1:1' });
  contexts = await Promise.all(
    [full, empty].map(({ url: baseURL }) => browser.newContext({ baseURL, reducedMotion: 'reduce' })),
  );
  const [one, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!one || !other) throw new Error('No pages');
  [page, elsewhere] = [one, other];
  complaints = listenForComplaints(page);
  await join(page, await addPerson(full, olga, 'owner'), olga);
  await setUpOwner(elsewhere, empty, olga);
});
test.afterAll(async () => {
  for (const context of contexts) await context.close();
  await full.remove();
  await empty.remove();
  await mailbox.close();
});

const fact = (target: Page, name: string) =>
  target.getByText(name, { exact: true }).locator('xpath=following-sibling::dd').innerText();

test('what one site gives away another takes in, and taken in twice it changes nothing', async () => {
  await openScreen(page, '/transfer', 'Import and export');
  await expectSoundScreen(page, 'import and export');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the archive' }).click();
  const download = await downloading;
  strict(download.suggestedFilename()).toBe(`content-${new Date().toISOString().slice(0, 10)}.tar.gz`);

  await openScreen(elsewhere, '/transfer', 'Import and export');
  const send = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const choosing = elsewhere.waitForEvent('filechooser');
    await elsewhere.getByRole('button', { name: 'Choose an archive' }).click();
    const taken = elsewhere.waitForResponse(/ImportArchive/);
    await (await choosing).setFiles(file);
    return (await taken).status();
  };
  const noArchive = { name: 'notes.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('no archive') };
  strict(await send(noArchive)).toBe(422);
  await expect(elsewhere.getByRole('alert')).toContainText('archive');
  await expect(elsewhere.getByText('Nothing was imported so far.')).toBeVisible();
  await expectSoundScreen(elsewhere, 'an archive that is none');

  strict(await send(await download.path())).toBe(200);
  await expect(elsewhere.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
  strict(Number(await fact(elsewhere, 'Created'))).toBeGreaterThan(50);
  strict(await fact(elsewhere, 'From')).toBe(full.url);
  await expect(elsewhere.getByText(/^\d+ problems?/)).toHaveCount(0);
  await expectSoundScreen(elsewhere, 'an archive that was taken in');
  const names = await Promise.all(
    [full, empty].map(async ({ url }) => {
      const { companyName } = (await (await page.request.get(`${url}/api/WebApi/GetInformation`)).json()) as {
        companyName: string;
      };
      return companyName;
    }),
  );
  strict(names[1]).toBe(names[0]);

  strict(await send(await download.path())).toBe(200);
  await expect.poll(() => fact(elsewhere, 'Created'), { timeout: 120_000 }).toBe('0');
  await expect(elsewhere.getByText('The import is done')).toBeVisible({ timeout: 120_000 });
  strict([await fact(elsewhere, 'Created'), await fact(elsewhere, 'Changed')]).toEqual(['0', '0']);
});

test('a test mail arrives, or it is said in plain words why not', async () => {
  await openScreen(page, '/health', 'Health');
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The test mail is on its way' })).toBeVisible();
  const mail = mailbox.mails.find(({ headers }) => headers.subject?.startsWith('Test mail'));
  strict(mail?.to).toEqual([olga.email]);
  strict(mail?.body).toContain(full.url);

  await openScreen(elsewhere, '/health', 'Health');
  await elsewhere.getByRole('button', { name: 'Send me a test mail' }).click();
  const trouble = elsewhere.getByRole('alert').filter({ hasText: 'The test mail did not go out' });
  await expect(trouble).toContainText('Nothing answers at 127.0.0.1:1.');
  await expectSoundScreen(elsewhere, 'a test mail that did not go out');
  await elsewhere.emulateMedia({ colorScheme: 'dark' });
  await expectSoundScreen(elsewhere, 'the same in the dark');
  await elsewhere.emulateMedia({ colorScheme: null });
});

test('what is not published yet is found from the first page, whatever its type', async () => {
  const rowsOf = async (type: string, take: number) =>
    (await (await page.request.get(`/api/Office/ListEntries?type=${type}&state=published&take=${take}`)).json()) as {
      id: number;
      revision: number;
      title: string;
    }[];
  const [faqs, brands] = [await rowsOf('faq', 3), await rowsOf('brand', 4)];
  for (const rows of [faqs, brands]) {
    const entries = rows.map(({ id, revision }) => ({ id, revision }));
    const answer = await page.request.post('/api/Office/SetEntryStatus', {
      data: { entries, status: 'draft' },
      headers: { origin: full.url },
    });
    strict(answer.status()).toBe(200);
  }
  await openScreen(page, '/', 'Overview');
  await page.getByRole('link', { name: '7 drafts are not published yet' }).click();
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts).toBeInViewport();
  await expect(drafts.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expectSoundScreen(page, 'drafts');
  await drafts.getByRole('link', { name: `${entityOf('faq').label.many} (3)` }).click();
  await expect(page.getByRole('heading', { level: 1, name: entityOf('faq').label.many })).toBeVisible();
  for (const { title } of faqs) await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Draft');
});

/** Lengthens what is written on buttons, links, labels and headings, as if it were in a language of long words. */
const lengthenWords = (target: Page) =>
  target.evaluate(() => {
    const places = 'button, a, label, legend, th, dt, h1, h2, h3, [role=tab], [role=button], .MuiChip-label';
    for (const place of document.querySelectorAll(places)) {
      // What stands in an editor belongs to the entry.
      if (place.closest('[contenteditable]')) continue;
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        // Once is enough; what was written anew since is lengthened anew.
        if (!parent || parent.dataset.long === text.nodeValue) continue;
        text.nodeValue = (text.nodeValue ?? '').replace(
          /\p{L}{5,}/gu,
          (word) => word + word.slice(0, Math.ceil(word.length * 0.6)).toLowerCase(),
        );
        parent.dataset.long = text.nodeValue;
      }
    }
  });

/** The address of every screen that an owner has, each type's list and form among them. */
async function everyScreen(): Promise<string[]> {
  const idOf = async (type: string) => {
    const rows = (await (await page.request.get(`/api/Office/ListEntries?type=${type}&take=1`)).json()) as {
      id: number;
    }[];
    return rows[0]?.id;
  };
  const files = (await (await page.request.get('/api/Office/ListFiles?kind=picture&take=1')).json()) as {
    src: string;
  }[];
  const own = [
    'messages',
    'applications',
    'subscribers',
    'privacy',
    'users',
    'redirects',
    'audit',
    'health',
    'transfer',
  ];
  const paths = ['/', '/visits', '/profile', ...own.map((name) => `/${name}`), '/files', '/news/create'];
  paths.push(`/files/show?src=${encodeURIComponent(files[0]?.src ?? '')}`);
  for (const type of entityNames) {
    if (entityOf(type).single) paths.push(`/${type}`);
    else paths.push(`/${type}`, `/${type}/${await idOf(type)}`);
  }
  return paths;
}

const isThere = () => expect(page.locator('[aria-busy=true], .MuiCircularProgress-root')).toHaveCount(0);

test('no screen has anything that axe finds, lists by day and forms by night', async () => {
  test.setTimeout(900_000);
  for (const path of await everyScreen()) {
    const isForm = /\d$|create$|company$|show/.test(path);
    await page.emulateMedia({ colorScheme: isForm ? 'dark' : 'light' });
    await openScreen(page, path, /./);
    await isThere();
    await expectSoundScreen(page, path);
  }
  await page.emulateMedia({ colorScheme: null });
});

test('no screen scrolls sideways on a phone, in long words either', async () => {
  test.setTimeout(600_000);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const wide: string[] = [];
  const measure = async (name: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if ((await overflow()) > 0) wide.push(`${name} at ${width}`);
    }
    await lengthenWords(page);
    if ((await overflow()) > 0) wide.push(`${name} in long words`);
  };
  for (const path of await everyScreen()) {
    await openScreen(page, path, /./);
    await isThere();
    await measure(path);
  }
  await openScreen(page, '/company', /./);
  const tabs = page.getByRole('tab');
  for (let index = 0; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    await measure(`/company, tab ${index + 1}`);
  }
  strict(wide).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('an owner starts over for somebody: the old session and password are over, and a link leads back in', async ({
  browser,
}) => {
  await openScreen(elsewhere, '/users', 'People');
  await elsewhere.getByRole('button', { name: 'Invite somebody' }).click();
  await elsewhere.getByLabel('Name').fill(emil.name);
  await elsewhere.getByLabel('E-mail').fill(emil.email);
  await elsewhere.getByRole('button', { name: 'Send the invitation' }).click();
  const link = elsewhere.getByLabel(`Link for ${emil.name}`);
  await expect(link).toHaveValue(/token=/);
  const his = await browser.newPage({ baseURL: empty.url });
  await join(his, await link.inputValue(), emil);
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await elsewhere.getByRole('button', { name: `Change ${emil.name}` }).click();
  await elsewhere.getByRole('button', { name: 'New link to choose a password' }).click();
  await expect(elsewhere.getByRole('dialog', { name: `Start over for ${emil.name}?` })).toBeVisible();
  await expectSoundScreen(elsewhere, 'starting over');
  await elsewhere.getByRole('button', { name: 'Start over' }).click();
  await expect(link).toHaveValue(/\/office\/choose-password\?token=/);
  const again = await link.inputValue();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(elsewhere.getByRole('row', { name: /Emil Editor/ })).toContainText('Invited, no password yet');

  await his.reload();
  await expect(his.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(his, emil);
  await expect(his.getByRole('alert')).toBeVisible();
  await join(his, again, { ...emil, password: 'Ein ganz neuer Anfang 12' });
  await expect(his.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await his.context().close();
});

test('the last owner can neither be demoted nor shut out; one of two can', async ({ browser }) => {
  const { id } = (await (await elsewhere.request.get('/api/Office/GetMe')).json()) as { id: string };
  for (const change of [{ role: 'editor' }, { disabled: true }, { reset: true }]) {
    const answer = await elsewhere.request.post('/api/Office/ChangeUser', {
      data: { id, ...change },
      headers: { origin: empty.url },
    });
    strict(answer.status(), JSON.stringify(change)).toBe(409);
  }
  await elsewhere.getByRole('button', { name: `Change ${emil.name}` }).click();
  await elsewhere.getByRole('radio', { name: /^Owner/ }).check();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(elsewhere.getByRole('row', { name: /Emil Editor/ })).toContainText('Owner');

  const his = await browser.newPage({ baseURL: empty.url });
  await his.goto('/office/users');
  await signIn(his, { ...emil, password: 'Ein ganz neuer Anfang 12' });
  await his.getByRole('button', { name: `Change ${olga.name}` }).click();
  await his.getByRole('switch', { name: 'May sign in' }).uncheck();
  await his.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(his.getByRole('row', { name: /Olga Owner/ })).toContainText('Shut out');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await his.context().close();
});

test('nothing went wrong behind the screens', () => {
  strict(complaints).toEqual([]);
});
