import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium } from '@playwright/test';

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

/**
 * Makes the window high enough for the whole phone. Chromium's own bars take their part of a window even where nobody sees
 * it; what lies below its edge is never put on the screen, so that a press there lasts until something else is drawn.
 */
export async function showAll(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: phone.viewport.height + barsPx } });
}

/** More than the bars of a window take. */
const barsPx = 200;
