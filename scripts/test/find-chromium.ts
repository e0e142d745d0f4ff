import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a whole browser: the one named, one on the machine, or Playwright's own; undefined if there is none. */
export function findChromium(named = process.env.CHROMIUM_PATH): string | undefined {
  // A configured path that does not exist is reported, not ignored.
  if (named) return existsSync(named) ? named : undefined;
  return [...browsers, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * A browser without a window uses half the processor time for a page: a headless shell that is configured or installed,
 * else Playwright's own, else a full browser. An undefined path means Playwright's own.
 */
export function findHeadless(named = process.env.HEADLESS_SHELL_PATH): { path: string | undefined; name: string } {
  if (named) return { path: named, name: named };
  const shell = shells.find((path) => existsSync(path));
  if (shell) return { path: shell, name: shell };
  // Playwright installs its Chromium and its headless shell together.
  if (existsSync(chromium.executablePath())) return { path: undefined, name: 'the headless shell of Playwright' };
  const whole = findChromium();
  return { path: whole, name: `${whole ?? 'no browser'} (no headless shell found: slower)` };
}
