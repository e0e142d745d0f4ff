import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Instance, startInstance } from './instance.ts';
import { addPerson, join, type Person } from './office.ts';
import { listenForComplaints } from './office-screens.ts';

/** Somebody at work in an office of their own. */
export interface OfficeAtWork {
  instance: Instance;
  context: BrowserContext;
  page: Page;
  /** What went wrong behind the screens. */
  complaints: string[];
  /** Asks a call of the office as they would; with an input it is sent. */
  call<T>(name: string, input?: Record<string, unknown>): Promise<T>;
  /** Saves a new entry and answers its id. */
  add(type: string, document: Record<string, unknown>, more?: Record<string, unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Starts an instance with its demo group, or with other settings, and lets somebody in who has just been added. */
export async function startAtWork(
  browser: Browser,
  person: Person,
  role: string,
  settings: Record<string, string> = {},
): Promise<OfficeAtWork> {
  const instance = await startInstance(settings);
  const context = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  await join(page, await addPerson(instance, person, role), person);
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
