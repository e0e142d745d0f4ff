import type { Browser, Locator, Page } from '@playwright/test';
import { samplePages } from '../contest/addresses.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { openChromium, phone, showAll } from './chromium.ts';

const slowdown = 4;
const controls = 'button, summary, select, input:not([type=hidden]), textarea, [role=tab], [role=button]';
/** A page with a long list repeats the same control. */
const maxControls = 40;
const maxVisits = 3;

interface Interaction {
  duration: number;
  name: string;
  target: string;
}

/**
 * A page with only a few controls, at the top, in the middle and at the bottom of the screen: the baseline of a press
 * in this browser. It would also show if the lowest control were off-screen.
 */
const bare = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="viewport" content="width=device-width">' +
    [0, 380, 760]
      .map((top) => `<p style="position:absolute;top:${top}px"><input style="font-size:16px"> <button>Go</button></p>`)
      .join(''),
)}`;

/** Runs in the page: records the durations of interactions from the start. */
function watch(): void {
  const shortest: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  const found: Interaction[] = [];
  Object.assign(window, { interactionsSeen: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      const target = 'target' in entry && entry.target instanceof Element ? entry.target : undefined;
      const label = target?.getAttribute('aria-label') ?? target?.textContent ?? '';
      found.push({
        duration: entry.duration,
        name: entry.name,
        target: `${target?.tagName.toLowerCase() ?? '?'} ${label.trim().slice(0, 30)}`,
      });
    }
  }).observe(shortest);
}

const seen = (page: Page): Promise<Interaction[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    const found: unknown = Reflect.get(window, 'interactionsSeen');
    return Array.isArray(found) ? found : [];
  });

/** Operates a control in the way of its kind. */
async function operate(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'press';
    return ['checkbox', 'radio', 'submit', 'button'].includes(element.type)
      ? 'press'
      : element.type === 'file'
        ? 'file'
        : 'text';
  });
  const patience = { timeout: 2_000 };
  if (kind === 'file') return;
  await control.scrollIntoViewIfNeeded(patience);
  if (kind === 'select') {
    await control.focus(patience);
    await page.keyboard.press('ArrowDown');
  } else {
    // A checkbox may be too small to touch, so its label is used.
    const touched = await control.evaluateHandle((element) =>
      element instanceof HTMLInputElement && element.type === 'checkbox' ? (element.labels?.[0] ?? element) : element,
    );
    await touched.asElement()?.tap(patience);
    if (kind === 'text') await page.keyboard.type('ya', { delay: 40 });
  }
  await page.waitForTimeout(80);
  await page.keyboard.press('Escape');
}

async function worstOf(
  browser: Browser,
  url: string,
  most: number,
): Promise<{ worst: Interaction | undefined; operated: number }> {
  const context = await browser.newContext(phone);
  const all: Interaction[] = [];
  let operated = 0;
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await showAll(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    const count = Math.min(maxControls, await page.locator(controls).count());
    for (let index = 0; index < count && operated < most; index++) {
      const control = page.locator(controls).nth(index);
      if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
      try {
        await operate(page, control);
        operated += 1;
      } catch {
        // Covered by another element or removed: a visitor could not operate it either.
      }
      if (page.url() !== url) {
        await page.goto(url, { waitUntil: 'load' });
      } else {
        all.push(...(await seen(page)));
      }
    }
    // Waits for the entry of the last interaction.
    await page.waitForTimeout(1_000);
    all.push(...(await seen(page)));
    return { worst: all.toSorted((a, b) => b.duration - a.duration)[0], operated };
  } finally {
    await context.close();
  }
}

/** The median of several visits: other load of the machine delays single interactions. */
async function middleOf(
  browser: Browser,
  url: string,
  { rounds, most }: { rounds: number; most: number },
): ReturnType<typeof worstOf> {
  const visits: Awaited<ReturnType<typeof worstOf>>[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await worstOf(browser, url, most));
  const byDuration = visits.toSorted((a, b) => (a.worst?.duration ?? 0) - (b.worst?.duration ?? 0));
  const middle = byDuration[Math.floor(rounds / 2)];
  if (!middle) throw new Error('Interactions need a round');
  return middle;
}

async function run({ demo, rounds, quick, some, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  const atrium = await startAtrium({ dataDir: await demo(), free: true });
  const browser = await openChromium();
  try {
    const kinds = [...(await samplePages(atrium.url)), { kind: '/search', path: '/search?q=yarn' }];
    const visits = { rounds: Math.min(maxVisits, rounds), most: quick ? 2 : maxControls };
    const floor = await middleOf(browser, bare, visits);
    const metrics: Omit<Metric, 'part'>[] = [
      {
        what: 'slowest interaction, a bare page with fields and buttons',
        value: floor.worst?.duration ?? 16,
        unit: 'ms',
        note: `${floor.operated} controls; what the browser itself takes`,
      },
    ];
    for (const { kind, path } of some(kinds)) {
      say(`Interactions: ${kind}`);
      const { worst, operated } = await middleOf(browser, atrium.url + path, visits);
      metrics.push({
        what: `slowest interaction, ${kind}`,
        // Interactions shorter than 16 ms are not reported.
        value: worst?.duration ?? 16,
        unit: 'ms',
        target: { most: 100 },
        note: `${operated} controls${worst ? `; ${worst.name} on ${worst.target}` : ''}`,
      });
    }
    return metrics;
  } finally {
    await browser.close();
    await atrium.stop();
  }
}

export const interactions: Part = {
  name: 'interactions',
  title: `Interactions, processor slowed ${slowdown} times`,
  run,
};
