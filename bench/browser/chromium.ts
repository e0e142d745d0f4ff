import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser of this machine: the one named, a usual one, or Playwright's own. */
export function chromiumPath(named = process.env.CHROMIUM_PATH): string {
  const found = [named, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
  if (!found) throw new Error('The bench needs Chromium; install it, or name it in CHROMIUM_PATH');
  return found;
}

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

export const openChromium = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: flags });

/** A phone as they are sold today. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
