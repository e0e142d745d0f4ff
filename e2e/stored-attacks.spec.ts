import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, expect, type Page, request as playwrightRequest, test } from '@playwright/test';
import { type EntityName, entityNames, entityOf } from '#content/registry.ts';
import { fieldMeta } from '#contract/fields.ts';
import { allAttacks, attackingAddresses, attacks } from '#contract/testing/attacks/attacks.ts';
import { type FaultyBackend, startFaultyBackend } from './testing/backends/faulty-backend.ts';
import { minimalPages } from './testing/backends/minimal-backend.ts';
import { startOffice } from './testing/office/office-at-work.ts';
import { emil, olga } from './testing/office/people.ts';
import { signInByCall } from './testing/office/sign-in.ts';
import { everyPage } from './testing/page/every-page.ts';
import { hydrate } from './testing/page/hydrate.ts';
import { watch } from './testing/page/watched-page.ts';
import { type Instance, startInstance } from './testing/program/instance.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const inText = '"><img src=x onerror=top.hit=7000>';

let instance: Instance;
test.beforeAll(async () => {
  instance = await startOffice({ START_EMPTY: '1' });
});
test.afterAll(() => instance.remove());

type Inputs = Readonly<Record<string, string>>;

/** A type's example entry with an attack in every field whose input is listed. */
function attacked(name: EntityName, byInput: Inputs): Record<string, unknown> {
  const { document, example } = entityOf(name);
  const fields = Object.entries(document.shape).flatMap(([field, schema]) => {
    const attack = byInput[fieldMeta.get(schema)?.input ?? ''];
    return attack === undefined ? [] : [[field, attack]];
  });
  // This instance has no uploaded files.
  const text = JSON.stringify(example).replaceAll(/\/files\/[\w.-]+/g, '/images/page_header_1.jpeg');
  return { ...JSON.parse(text), ...Object.fromEntries(fields) };
}

const texts = { text: inText, 'long-text': inText, 'rich-text': allAttacks };

async function save(page: Page, type: EntityName, document: unknown, parent: number | null = null) {
  const answer = await page.request.post(`${instance.url}/api/Office/SaveEntry`, {
    headers: { origin: instance.url },
    data: { type, status: 'published', parent, document },
  });
  return { status: answer.status(), body: (await answer.json()) as { id: number; errors?: { field: string }[] } };
}

/**
 * Opens every page under its policy, and pages with editors' HTML also without it: sanitizing alone must stop the
 * attacks, not only the policy.
 */
async function expectHarmless(browser: Browser, baseURL: string, paths: readonly string[], ...others: string[]) {
  const withTexts: string[] = [];
  for (const bypassCSP of [false, true]) {
    const context = await browser.newContext({ baseURL, bypassCSP });
    const watched = await watch(context, baseURL, ...others);
    const page = await context.newPage();
    for (const path of bypassCSP ? withTexts : paths) {
      expect.soft(await watched.provoke(page, path), path).toEqual([]);
      if (!bypassCSP && (await page.locator('.rich-text').count()) > 0) withTexts.push(path);
    }
    // Client navigations, in which React writes the HTML.
    await page.goto('/');
    await hydrate(page);
    for (const path of ['/faq', '/about']) {
      await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    expect(await page.evaluate(() => 'hit' in window && typeof window.hit === 'number')).toBe(false);
    const leaves = watched.told.filter((what) => !(bypassCSP && what.startsWith('image https://')));
    expect(leaves, bypassCSP ? 'without the policy' : 'with the policy').toEqual([]);
    await context.close();
  }
}

/** A page of every kind, found by its links, without pages that show no editors' texts. */
async function pagesOf({ url }: Instance): Promise<string[]> {
  const request = await playwrightRequest.newContext({ baseURL: url });
  const pages = await everyPage(request);
  await request.dispose();
  const kinds = new Map(pages.map((path) => [path.replace(/\/[^/]+$/, (last, at) => (at > 0 ? '/*' : last)), path]));
  return [...kinds.values()].filter((path) => !/^\/(newsletter|portfolio|nothing|office|.*\?page)/.test(path));
}

test('attacks saved through the API neither run nor send requests', async ({ browser, page }) => {
  await signInByCall(page.request, instance.url, olga);
  const ids = new Map<EntityName, number>();
  for (const name of [...entityNames].sort((a) => (a === 'category' ? -1 : 0))) {
    const parent = name === 'product' ? (ids.get('category') ?? null) : null;
    const { status, body } = await save(page, name, attacked(name, texts), parent);
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    ids.set(name, body.id);
  }
  const waiting = attacks.values();
  const saveInTurn = async () => {
    for (const { hit, html } of waiting) {
      const { status } = await save(page, 'faq', { name: `Question ${hit}`, description: html });
      expect(status, html).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 6 }, saveInTurn));
  const pages = await pagesOf(instance);
  expect(pages.length, pages.join()).toBeGreaterThan(20);
  expect(await (await page.request.get(`${instance.url}/faq`)).text()).toContain(`Question ${attacks.length}`);
  await expectHarmless(browser, instance.url, pages);
});

test('attacks written into the database neither run nor send requests, on the site and in the office', async ({
  browser,
  page,
}) => {
  await instance.kill();
  const database = new DatabaseSync(join(instance.dataDir, 'atrium.sqlite'));
  const rows = database.prepare('select entry_id, lang, type, document from entry_documents').all();
  const write = database.prepare('update entry_documents set document = ? where entry_id = ? and lang = ?');
  const waiting = attacks.values();
  const types = new Map<string, number>();
  for (const { entry_id: id, lang, type, document } of rows) {
    const name = entityNames.find((one) => one === type);
    if (!name) throw new Error(`There is no type ${String(type)}`);
    const isQuestion = name === 'faq' && types.has('faq');
    const dirty = isQuestion
      ? { ...JSON.parse(String(document)), description: waiting.next().value?.html ?? '' }
      : { ...JSON.parse(String(document)), ...attacked(name, texts) };
    write.run(JSON.stringify(dirty), id ?? null, lang ?? null);
    types.set(name, Number(id));
  }
  database.close();
  expect(waiting.next().done).toBe(true);
  await instance.restart();

  await expectHarmless(browser, instance.url, await pagesOf(instance));
  for (const call of ['GetFaq', 'GetInformation', 'GetCareer', 'GetExport', 'GetReport']) {
    const answer = await (await page.request.get(`${instance.url}/api/WebApi/${call}`)).text();
    expect(answer, call).not.toMatch(/<script|<svg|<iframe|<style/i);
  }
  await signInByCall(page.request, instance.url, emil);
  const watched = await watch(page.context(), instance.url);
  for (const name of ['faq', 'company'] as const) {
    const listed = page.waitForResponse('**/api/Office/GetEntry?*');
    await page.goto(`${instance.url}/office/${name}/${types.get(name)}`);
    await listed;
    await expect(page.locator('.ProseMirror').first()).toBeAttached({ timeout: 40_000 });
    expect(await page.evaluate(() => 'hit' in window), name).toBe(false);
  }
  expect(watched.told).toEqual([]);
});

test('javascript: addresses in the database appear on no page', async ({ browser, page }) => {
  await instance.kill();
  const database = new DatabaseSync(join(instance.dataDir, 'atrium.sqlite'));
  const addresses = attackingAddresses.values();
  const next = () => addresses.next().value ?? 'javascript:top.hit=9999';
  const rows = database.prepare("select entry_id, lang, type, document from entry_documents where type <> 'faq'").all();
  for (const { entry_id: id, lang, document } of rows) {
    const dirty = withAddresses(JSON.parse(String(document)), next);
    database
      .prepare('update entry_documents set document = ? where entry_id = ? and lang = ?')
      .run(JSON.stringify(dirty), id ?? null, lang ?? null);
  }
  database.close();
  await instance.restart();
  await expectHarmless(browser, instance.url, [
    '/',
    '/contact',
    '/concern',
    '/mission',
    '/gallery',
    '/videos',
    '/news',
  ]);
  const concerns = await (await page.request.get(`${instance.url}/api/WebApi/GetConcern`)).text();
  expect(concerns).not.toContain('top.hit');
});

test.describe('In front of another backend', () => {
  let backend: FaultyBackend;
  let front: Instance;
  test.beforeAll(async () => {
    backend = await startFaultyBackend();
    front = await startInstance({ BACKEND_URL: backend.url });
  });
  test.afterAll(async () => {
    await front.remove();
    await backend.stop();
  });

  test('attacks in its responses neither run nor send requests', async ({ browser }) => {
    let turn = 0;
    const nextOf = (list: readonly string[]) => list[turn++ % list.length] ?? '';
    const htmls = attacks.map(({ html }) => html);
    backend.changeAll((data, call) => {
      if (call === 'GetFaq') return htmls.map((description, index) => ({ name: `Question ${index}`, description }));
      return changed(data, (key, value) => {
        if (/link|url/i.test(key) && key !== 'url') return nextOf(attackingAddresses);
        return key === 'url' || key === 'type' || typeof value !== 'string' ? value : `${nextOf(htmls)}${allAttacks}`;
      });
    });
    await expectHarmless(browser, front.url, minimalPages, backend.url);
  });
});

type Change = (key: string, value: unknown) => unknown;

/** Returns a copy of the data with every value mapped. */
function changed(data: unknown, change: Change, key = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => changed(item, change, key));
  if (typeof data !== 'object' || data === null) return change(key, data);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changed(value, change, name)]));
}

const withAddresses = (document: unknown, next: () => string): unknown =>
  changed(document, (key, value) => (/^(src|video|.*url)$/i.test(key) ? next() : value));
