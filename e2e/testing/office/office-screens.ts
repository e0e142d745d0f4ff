import { expect, type Locator, type Page } from '@playwright/test';
import type { Instance } from '../program/instance.ts';
import type { Person } from './people.ts';
import { setUpLinkIn } from './set-up-link.ts';

/** The link that creates the first owner of an instance without users. */
export const setUpLink = (instance: Instance): string => setUpLinkIn(instance.printed());

/** Creates the first owner through the printed link, and waits for the overview. */
export async function setUpOwner(page: Page, instance: Instance, { name, email, password }: Person): Promise<void> {
  await page.goto(setUpLink(instance));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible({ timeout: 40_000 });
}

/** Opens a screen of the office by its path and waits for its heading. */
export async function openScreen(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/office${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 40_000 });
}

/** Records errors of a page: exceptions, and console errors such as violations of the content security policy. */
export function listenForErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drops files on an element, as when a user drags them out of a folder. */
export const dropFiles = (place: Locator, files: readonly SentFile[]): Promise<void> =>
  handOver(place, files, ['dragenter', 'dragover', 'drop']);

/** Pastes files from the clipboard, as after a screenshot or a copy in a file manager. */
export const pasteFiles = (page: Page, files: readonly SentFile[]): Promise<void> =>
  handOver(page.locator('body'), files, ['paste']);

async function handOver(place: Locator, files: readonly SentFile[], events: readonly string[]): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await place.evaluate(
    (element, [handed, names]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of handed) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      for (const name of names) {
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          name === 'paste'
            ? new ClipboardEvent(name, { ...options, clipboardData: data })
            : new DragEvent(name, { ...options, dataTransfer: data }),
        );
      }
    },
    [contents, events] as const,
  );
}
