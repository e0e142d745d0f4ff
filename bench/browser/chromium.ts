import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser of this machine: the configured one, an installed one, or Playwright's own. */
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

/** A typical current phone. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Makes the window tall enough for the whole phone screen. Chromium's own bars take a part of a window, also of an
 * invisible one. Content below the window's edge is never painted, so a press there would last until another paint.
 */
export async function showAll(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: phone.viewport.height + barsPx } });
}

/** More than the height of a window's bars. */
const barsPx = 200;
