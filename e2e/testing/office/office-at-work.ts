import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Instance, startInstance } from '../program/instance.ts';
import { copySeed, shareRenditions } from '../program/seed.ts';
import { listenForErrors } from './office-screens.ts';
import type { Person } from './people.ts';
import { signInByCall } from './sign-in.ts';

/** A signed-in office user in a browser, with their own instance. */
export interface OfficeAtWork {
  instance: Instance;
  context: BrowserContext;
  page: Page;
  /** Page errors and console errors. */
  complaints: string[];
  /** Makes an office call as this user: a POST if there is an input, else a GET. */
  call<T>(name: string, input?: Record<string, unknown>): Promise<T>;
  /** Saves a new entry and returns its id. */
  add(type: string, document: Record<string, unknown>, more?: Record<string, unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Starts an instance whose office has the users of `people.ts`. The site has the demo group, unless `START_EMPTY` is set. */
export async function startOffice(settings: Record<string, string> = {}): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-office-'));
  await copySeed(dataDir, settings.START_EMPTY ? 'empty-office' : 'demo-office');
  if (!settings.START_EMPTY) await shareRenditions(dataDir);
  const instance = await startInstance({ ...settings, DATA_DIR: dataDir });
  return {
    ...instance,
    remove: async () => {
      await instance.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a browser context that is signed in as a person. */
export async function openBrowserOf(browser: Browser, { url }: Instance, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  await signInByCall(context.request, url, person);
  return context;
}

/** Starts an office as `startOffice` does, and opens a page signed in as one of its users. */
export async function startAtWork(
  browser: Browser,
  person: Person,
  settings: Record<string, string> = {},
): Promise<OfficeAtWork> {
  const instance = await startOffice(settings);
  const context = await openBrowserOf(browser, instance, person);
  const page = await context.newPage();
  const complaints = listenForErrors(page);
  const call = async <T>(name: string, input?: Record<string, unknown>): Promise<T> => {
    const path = `/api/Office/${name}`;
    const answer = input
      ? await page.request.post(path, { data: input, headers: { origin: instance.url } })
      : await page.request.get(path);
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
    return answer.json();
  };
  return {
    instance,
    context,
    page,
    complaints,
    call,
    add: async (type, document, more = {}) => (await call<{ id: number }>('SaveEntry', { type, document, ...more })).id,
    close: async () => {
      await context.close();
      await instance.remove();
    },
  };
}
