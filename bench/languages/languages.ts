import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { getEntry, listEntries, saveEntry } from '#contract/calls/office/content.ts';
import { openChromium, phone } from '../browser/chromium.ts';
import { contest } from '../contest/contest.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { type Atrium, startAtrium } from '../processes/atrium.ts';
import { signIn } from '../processes/editor.ts';
import { smokeSeconds } from '../processes/wrk.ts';
import { median } from '../statistics.ts';

/** Beside the main language, English. */
const tags = ['pt', 'de', 'fr', 'es', 'ar', 'bn', 'zh'];
const connections = 32;
const path = '/';
/** Browsers ask for compressed pages; of others, the loopback interface copies up to ten times as many bytes. */
const kinds: { suffix: string; headers: Record<string, string> }[] = [
  { suffix: '', headers: {} },
  { suffix: ', compressed', headers: { 'Accept-Encoding': 'br' } },
];

interface Sites {
  one: Atrium;
  eight: Atrium;
}

/** Publishes the site in these languages, beside the main one. */
async function publishLanguages({ url }: Atrium, dataDir: string, langs: readonly string[]): Promise<void> {
  const owner = await signIn(url, { dataDir, role: 'owner' });
  const [row] = await owner.call(listEntries, { type: 'company', skip: 0, take: 1, sort: 'own', descending: false });
  if (!row) throw new Error('The demo group has no company information');
  const { id, type, revision, parent, document, translations } = await owner.call(getEntry, { id: row.id });
  const languages = langs.map((lang) => ({ lang, name: '', state: 'Published' }));
  await owner.call(saveEntry, {
    ...{ id, type, revision, parent, translations, publishAt: null, keepPublished: false },
    status: 'published',
    document: { ...document, languages },
  });
}

async function throughput(
  { one, eight }: Sites,
  { rounds, quick, some, say }: Context,
): Promise<Omit<Metric, 'part'>[]> {
  const metrics: Omit<Metric, 'part'>[] = [];
  for (const { suffix, headers } of some(kinds)) {
    say(`Cached with languages: ${path}${suffix}`);
    const { ratio, ours, theirs } = await contest({
      ours: { url: eight.url + path, headers },
      theirs: { url: one.url + path, headers },
      ...{ rounds, connections, seconds: quick ? smokeSeconds : 3, quick },
    });
    metrics.push({
      what: `cached throughput, ${path}${suffix}`,
      value: ratio,
      unit: 'of one language',
      target: { least: 0.95 },
      note: `${Math.round(ours)} a second, in one language ${Math.round(theirs)}`,
    });
  }
  return metrics;
}

const compressed = async (url: string): Promise<number> => {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1_000;
};

async function bytes({ one, eight }: Sites): Promise<Omit<Metric, 'part'>> {
  const [more, less] = await Promise.all([compressed(eight.url + path), compressed(one.url + path)]);
  return { what: `bytes more than one language, ${path}`, value: more - less, unit: 'KB', target: { most: 1 } };
}

/** The time of the largest paint of a first visit, in milliseconds. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
}

async function firstView({ one, eight }: Sites, { quick, say }: Context): Promise<Omit<Metric, 'part'>[]> {
  say('First view with languages');
  const browser = await openChromium();
  try {
    const times: { one: number; eight: number }[] = [];
    // The first visit of each renders pictures and is not measured.
    for (let visit = 0; visit <= (quick ? 1 : 15); visit++) {
      const time = {
        one: await largestPaint(browser, `${one.url}/`),
        eight: await largestPaint(browser, `${eight.url}/`),
      };
      if (visit > 0) times.push(time);
    }
    const [ours, theirs] = [median(times.map((time) => time.eight)), median(times.map((time) => time.one))];
    return [
      {
        what: 'LCP of the home page',
        value: ours / theirs,
        unit: 'of one language',
        target: { most: 1.05 },
        note: `${Math.round(ours)} ms, in one language ${Math.round(theirs)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function run(context: Context): Promise<Omit<Metric, 'part'>[]> {
  const folders = { one: await context.demo(), eight: await context.demo() };
  const one = await startAtrium({ dataDir: folders.one });
  try {
    const eight = await startAtrium({ dataDir: folders.eight });
    try {
      await publishLanguages(one, folders.one, []);
      await publishLanguages(eight, folders.eight, tags);
      const sites = { one, eight };
      return [...(await throughput(sites, context)), await bytes(sites), ...(await firstView(sites, context))];
    } finally {
      await eight.stop();
    }
  } finally {
    await one.stop();
  }
}

export const languages: Part = { name: 'languages', title: 'Eight languages against one', run };
