import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../page/axe.ts';
import type { Instance } from '../program/instance.ts';
import type { Person } from './people.ts';

/** A longer timeout: an office screen loads more than a page of the site, and the machine may be busy. */
export const expect = expectSoon.configure({ timeout: 20_000 });

const run = promisify(execFile);

/** Adds a user with the operator's command while the server runs. Returns the link on which they choose a password. */
export async function addPerson(instance: Instance, { name, email }: Person, role: string): Promise<string> {
  const { stdout } = await run(
    'node_modules/node/bin/node',
    ['server/commands/user.ts', 'add', email, '--name', name, '--role', role],
    { env: { ...process.env, DATA_DIR: instance.dataDir, PUBLIC_URL: instance.url } },
  );
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six-digit code that an authenticator shows at a given time (RFC 6238). */
export function codeOf(secret: string, now = Date.now()): string {
  const bits = [...secret.replace(/[\s=]/g, '').toUpperCase()]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Opens an invitation link, chooses the first password and signs in. */
export async function join(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
}

/** Signs in with the form in `place`: the sign-in page, or the dialog over a page whose session ended. */
export async function signIn(place: Page | Locator, { email, password, secret }: Person): Promise<void> {
  await place.getByLabel('Email address').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (!secret) return;
  // The code of now may have set up the second factor, and each works once. The next one is accepted too.
  await place.getByLabel('Code').fill(codeOf(secret, Date.now() + 30_000));
  await place.getByRole('button', { name: 'Continue' }).click();
}

/** Checks a screen: no axe violation but of the rules left out, no sideways scroll. */
export async function expectScreenChecks(page: Page, name: string, except: readonly string[] = []): Promise<void> {
  // The menu is visible before the screen, whose script may still load.
  await expect(page.locator('h1').first(), name).toBeAttached();
  // React draws a change of colours one frame later. Fade-ins must finish before the check.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  // Headings in an editor belong to the entry. The page that shows the entry adjusts their levels.
  expect(await axeViolations(page, { exclude: ['[contenteditable] :is(h2, h3, h4)'], except }), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBe(0);
}

/** Pastes HTML, as copied from a word processor. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.click();
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'pasted');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Waits two frames. The browser reports a moved caret to the editor in an event before the second one. */
export const editorFollowsCaret = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
