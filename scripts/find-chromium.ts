import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser for the tests: the one named, one on the machine, or Playwright's own; undefined if none. */
export function findChromium(named = process.env.CHROMIUM_PATH): string | undefined {
  // A browser that was named and is not there is a mistake to be told about, not to be passed over.
  if (named) return existsSync(named) ? named : undefined;
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}
