import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { samplePages } from '../contest/addresses.ts';
import type { Context, Part } from '../context.ts';
import type { Metric } from '../metrics.ts';
import { startAtrium } from '../processes/atrium.ts';
import { MissingTool } from '../processes/tools.ts';
import { median } from '../statistics.ts';
import { chromiumPath, flags, openChromium, phone } from './chromium.ts';

const run = promisify(execFile);
const place = join(import.meta.dirname, '../lighthouse');
const program = join(place, 'node_modules/lighthouse/cli/index.js');

const category = z.object({ score: z.number().nullable() });
const audit = z.object({ numericValue: z.number().optional() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
  }),
});
type Report = z.infer<typeof report>;

/** Lighthouse is large and used by this part only, so it is installed on demand, but not for a smoke run. */
async function install({ quick, say }: Context): Promise<void> {
  if (existsSync(program)) return;
  if (quick) throw new MissingTool('Lighthouse is not installed; npm run bench -- --only lighthouse installs it');
  say('Installing Lighthouse');
  await run('npm', ['ci', '--prefix', place, '--no-audit', '--no-fund'], { maxBuffer: 10_000_000 }).catch((cause) => {
    throw new MissingTool(`Lighthouse cannot be installed: npm ci --prefix ${place}`, { cause });
  });
}

/** Lighthouse sometimes asks for another run because the browser lost a part of its trace. */
const maxAttempts = 4;

async function judge(url: string, file: string, attempt = 1): Promise<Report> {
  try {
    return await judgeOnce(url, file);
  } catch (error) {
    const asksAgain = error instanceof Error && error.message.includes('Please run Lighthouse again');
    if (!asksAgain || attempt === maxAttempts) throw error;
    return judge(url, file, attempt + 1);
  }
}

async function judgeOnce(url: string, file: string): Promise<Report> {
  await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 10_000_000 },
  );
  return report.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Warms the pages up, so that they are measured as most visitors get them: with rendered pictures and the best compression. */
async function visitOften(urls: readonly string[], times: number): Promise<void> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage(phone);
    for (const url of urls)
      for (let visit = 0; visit < times; visit++) await page.goto(url, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
}

const scores = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'best practices'],
  ['seo', 'SEO'],
] as const;

function figuresOf(kind: string, reports: readonly Report[]): Omit<Metric, 'part'>[] {
  const [first, ...others] = scores.map(([name, what]) => ({
    what,
    value: median(reports.map(({ categories }) => (categories[name].score ?? Number.NaN) * 100)),
  }));
  const worst = Math.min(...[first, ...others].map((score) => score?.value ?? Number.NaN));
  const note = [first, ...others].map((score) => `${score?.what} ${score?.value}`).join(', ');
  return [
    { what: `lowest of the four scores, ${kind}`, value: worst, unit: 'points', target: { least: 100 }, note },
    {
      what: `LCP, ${kind}`,
      value: median(
        reports.map(({ audits }) => (audits['largest-contentful-paint'].numericValue ?? Number.NaN) / 1_000),
      ),
      unit: 's',
      target: { most: 1.2 },
    },
  ];
}

async function measure(context: Context): Promise<Omit<Metric, 'part'>[]> {
  const { demo, folder, rounds, quick, some, say } = context;
  await install(context);
  const file = join(await folder(), 'report.json');
  const atrium = await startAtrium({ dataDir: await demo(), free: true });
  try {
    // Arabic represents the translations: its pages are right to left and in a font of their own.
    const kinds = some([...(await samplePages(atrium.url)), { kind: '/ar', path: '/ar' }]);
    await visitOften(
      kinds.map(({ path }) => atrium.url + path),
      quick ? 1 : 5,
    );
    const metrics: Omit<Metric, 'part'>[] = [];
    for (const { kind, path } of kinds) {
      say(`Lighthouse: ${kind}`);
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await judge(atrium.url + path, file));
      const judged = figuresOf(kind, reports);
      say(judged.map(({ value, unit }) => `${Number(value?.toFixed(2))} ${unit}`.trim()).join(', '));
      metrics.push(...judged);
    }
    return metrics;
  } finally {
    await atrium.stop();
  }
}

export const lighthouse: Part = { name: 'lighthouse', title: 'Lighthouse, as a phone on a slow line', run: measure };
