import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { samplePages } from '../contest/addresses.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { openChromium, phone } from './chromium.ts';

const kilobyte = 1_000;

interface Transferred {
  url: string;
  type: string;
  /** Including headers. */
  bytes: number;
  /** The compressed body. */
  body: number;
}

/** Records all responses with their sizes, including headers and compressed as received. */
async function listen(session: CDPSession): Promise<Map<string, Transferred>> {
  const all = new Map<string, Transferred>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    all.set(requestId, { url: response.url, type, bytes: 0, body: Number(response.headers['content-length'] ?? 0) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = all.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  return all;
}

const sum = (all: Map<string, Transferred>): number =>
  [...all.values()].reduce((total, { bytes }) => total + bytes, 0) / kilobyte;

const scripts = (all: Map<string, Transferred>): number =>
  [...all.values()].filter(({ type }) => type === 'Script').reduce((total, { body }) => total + body, 0) / kilobyte;

/** Waits until half a second has passed without a response. `networkidle` holds for ever once the page has loaded. */
async function settled(page: Page, all: Map<string, Transferred>): Promise<void> {
  for (let before = -1; before !== sum(all); ) {
    before = sum(all);
    await page.waitForTimeout(500);
  }
}

/** Scrolls half a screen at a time, without a touch, which would count as an intent. */
const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });

const largestPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last && 'url' in last ? String(last.url) : '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(''), 1_000);
      }),
  );

async function onPage<T>(browser: Browser, act: (page: Page, all: Map<string, Transferred>) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    return await act(page, await listen(await context.newCDPSession(page)));
  } finally {
    await context.close();
  }
}

const homeFigures = (browser: Browser, url: string): Promise<Omit<Metric, 'part'>[]> =>
  onPage(browser, async (page, all) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const first = sum(all);
    const hero = await largestPicture(page);
    const heroBytes = [...all.values()].find((one) => one.url === hero)?.bytes;
    await scrollToEnd(page);
    await settled(page, all);
    const whole = sum(all);
    return [
      { what: 'home page, first view', value: first, unit: 'KB', target: { most: 170 } },
      { what: 'home page, scrolled to the end', value: whole, unit: 'KB', target: { most: 350 } },
      {
        what: 'home page, hero picture',
        value: heroBytes === undefined ? null : heroBytes / kilobyte,
        unit: 'KB',
        target: { most: 60 },
        note: heroBytes === undefined ? 'The largest thing in the first view is no picture' : undefined,
      },
    ];
  });

const scriptFigures = (browser: Browser, url: string, kind: string): Promise<Omit<Metric, 'part'>[]> =>
  onPage(browser, async (page, all) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Inline code; the data of the page, which React Router puts into scripts too, is content.
    const boot = await page.evaluate(() => {
      const inline = [...document.scripts].filter(
        ({ type, src, text }) => !type && !src && !text.startsWith('window.__react'),
      );
      return inline.map(({ text }) => text).join('');
    });
    const inPage = brotliCompressSync(boot).length / kilobyte;
    const before = inPage + scripts(all);
    const total = sum(all);
    await page.mouse.move(200, 400);
    const loaded = page.waitForResponse((response) => response.request().resourceType() === 'script');
    await page.touchscreen.tap(3, 400);
    await loaded;
    await settled(page, all);
    const after = inPage + scripts(all);
    const note = `${Math.round(total)} KB of everything in the first view`;
    return [
      {
        what: `script before an intent, ${kind}`,
        value: before,
        unit: 'KB',
        target: { most: 5 },
        note,
      },
      {
        what: `script after an intent, ${kind}`,
        value: after,
        unit: 'KB',
        target: kind === '/' ? { most: 117 } : undefined,
      },
    ];
  });

async function run({ demo, some, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const atrium = await startAtrium({ dataDir: await demo(), free: true });
  const browser = await openChromium();
  try {
    const metrics = await homeFigures(browser, `${atrium.url}/`);
    for (const { kind, path } of some(await samplePages(atrium.url))) {
      say(`Bytes: ${kind}`);
      metrics.push(...(await scriptFigures(browser, atrium.url + path, kind)));
    }
    return metrics;
  } finally {
    await browser.close();
    await atrium.stop();
  }
}

export const bytes: Part = { name: 'bytes', title: 'What a phone loads', run };
