import type { Browser, BrowserContext, Page } from '@playwright/test';
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
  return {
    instance,
    context,
    page,
    complaints,
    close: async () => {
      await context.close();
      await instance.remove();
    },
  };
}
