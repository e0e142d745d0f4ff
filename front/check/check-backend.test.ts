import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { runScript } from '#server/testing/run-script.ts';
import { checkBackend } from './check-backend.ts';
import { type BackendReport, exitCodeOf, reportText } from './check-report.ts';

let server: Server;
let backend: string;
/** Responses by path and query, without the common prefix. */
let answers: Record<string, unknown>;
/** Paths of files, and whether they respond to HEAD. */
let files: Map<string, boolean>;
let asked: string[];

beforeEach(async () => {
  asked = [];
  files = new Map([['/Uploads/mill.jpg', true]]);
  answers = {
    GetInformation: { companyName: 'North Mills', companySummary: '<p>Since 1950</p>' },
    GetNews: { d: { results: [{ Id: '5', Heading: 'New mill', Date: '28/02/2026', ImgLink: '~/Uploads/mill.jpg' }] } },
    'GetNewsById?Id=5': { Id: '5', Heading: 'New mill', Date: '28/02/2026', ImgLink: '~/Uploads/mill.jpg' },
    GetConcern: [{ url: 'north-mill', name: 'North Mill' }],
    'GetConcernByUrl?url=north-mill': { url: 'north-mill', name: 'North Mill' },
    GetProductMenu: [{ id: 1, name: 'Yarn', ourProductSubCategoryVM: [{ id: 2, name: 'Combed' }] }],
    'GetCategoryByCategoryId?id=1': { name: 'Yarn', products: [{ id: 7, name: 'Cone' }] },
    'GetCategoryByCategoryId?id=2': { name: 'Combed', products: [{ id: 7, name: 'Cone' }] },
    'GetProductById?Id=7': { name: 'Cone' },
  };
  for (const name of emptyLists) answers[name] = [];
  server = createServer((request, response) => {
    const address = request.url ?? '';
    const call = address.replace('/api/WebApi/', '');
    asked.push(`${request.method} ${call}`);
    if (call in answers) {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[call]));
      return;
    }
    const answersHead = files.get(address);
    const isThere = answersHead !== undefined && (answersHead || request.method === 'GET');
    response.writeHead(isThere ? 200 : request.method === 'HEAD' && files.has(address) ? 405 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close().closeAllConnections();
});

const emptyLists = [
  'GetSlider',
  'GetBrand',
  'GetVideos',
  'GetSpeech',
  'GetContactInformation',
  'GetFaq',
  'GetGallery',
  'GetReport',
  'GetCrest',
  'GetCertificate',
  'GetTradeFair',
  'GetExport',
  'GetCareer',
  'GetDepartment',
];

const config = loadConfig({});
const check = (maxFiles?: number) => checkBackend({ backend, config, ...(maxFiles ? { maxFiles } : {}) });
const of = (report: BackendReport, call: string) => {
  const found = report.calls.find((each) => each.call === call);
  if (!found) throw new Error(`No report of ${call}`);
  return found;
};

describe('a backend without losses', () => {
  test('fits, and each call and item is requested once, with the parameters of the specification', async () => {
    const report = await check();
    expect([report.result, exitCodeOf(report)]).toEqual(['fits', 0]);
    expect(asked.filter((line) => line.includes('?')).sort()).toEqual([
      'GET GetCategoryByCategoryId?id=1',
      'GET GetCategoryByCategoryId?id=2',
      'GET GetConcernByUrl?url=north-mill',
      'GET GetNewsById?Id=5',
      'GET GetProductById?Id=7',
    ]);
    expect(of(report, 'GetCategoryByCategoryId')).toMatchObject({ asked: 2, answered: 2, items: 2, fitting: 2 });
    expect(report.files).toEqual({ found: 1, checked: 1 });
    const calls = asked.filter((line) => !line.includes('?')).map((line) => line.slice(4));
    expect(new Set(calls)).toEqual(
      new Set(['GetInformation', 'GetNews', 'GetConcern', 'GetProductMenu', ...emptyLists, ' /Uploads/mill.jpg']),
    );
  });
});

describe('a backend that loses content', () => {
  test('reports dropped items and fields and unreadable dates, with counts and examples', async () => {
    answers.GetNews = [
      { id: 5, heading: 'New mill', date: '2026-02-28' },
      { heading: 'No id' },
      { id: 6, heading: 'Old mill', date: 'last summer', description: 12, imgLinkInfo: { width: 'wide' } },
      { id: 7, heading: 'Third', date: '2026-02-28' },
    ];
    for (const id of [6, 7]) answers[`GetNewsById?Id=${id}`] = { id, heading: 'A mill' };
    const report = await check();
    expect([report.result, exitCodeOf(report)]).toEqual(['loses', 1]);
    expect(of(report, 'GetNews')).toMatchObject({
      asked: 1,
      answered: 1,
      items: 4,
      fitting: 2,
      droppedItems: { count: 1, examples: [expect.stringMatching(/^1\.id: /)] },
      droppedFields: { count: 1, examples: [expect.stringMatching(/^2\.imgLinkInfo\.width: /)] },
      unreadDates: { count: 1, examples: ['2.date: “last summer” is not a readable date'] },
    });
    const text = reportText(report);
    expect(text).toMatch(/^GetNews +1 +1 +4 +2 +0 +1 +1 +1 +0 +0$/m);
    expect(text).toContain('1.id: ');
    expect(text).toContain('set BACKEND_DATES');
    expect(text).toContain('Part of the content does not reach visitors.');
  });

  test('reports failed calls and items with their parameters', async () => {
    delete answers.GetFaq;
    delete answers['GetNewsById?Id=5'];
    answers.GetBrand = 'forty-two';
    const report = await check();
    expect(of(report, 'GetFaq').failedCalls).toEqual({ count: 1, examples: ['Not found (404)'] });
    expect(of(report, 'GetNewsById').failedCalls).toEqual({ count: 1, examples: ['id=5: Not found (404)'] });
    expect(of(report, 'GetBrand').failedCalls.examples[0]).toMatch(/^The answer does not match the specification: /);
    expect(report.result).toBe('loses');
  });

  test('reports missing files, also if the backend rejects HEAD, and pictures of other hosts', async () => {
    answers.GetCrest = [
      { name: 'There', imgLink: '/Uploads/mill.jpg' },
      { name: 'Without HEAD', imgLink: '/Uploads/no-head.jpg' },
      { name: 'Missing', imgLink: '/Uploads/missing.jpg' },
      { name: 'Elsewhere', imgLink: 'https://pictures.invalid/a.jpg' },
    ];
    answers.GetReport = [
      {
        name: 'Values',
        description:
          '<p><img src="/Uploads/in-text.jpg" alt="x"><a href="Uploads/in-text.pdf">x</a><a href="/news">y</a></p>',
        reportDetailsVM: [{ name: 'Elsewhere', imgLink: 'https://files.invalid/r.pdf' }],
      },
    ];
    files.set('/Uploads/no-head.jpg', false);
    const report = await check();
    expect(of(report, 'GetCrest').unreachableFiles).toEqual({
      count: 2,
      examples: [
        '/Uploads/missing.jpg: answered with status 404',
        'https://pictures.invalid/a.jpg: on another host, which IMAGE_HOSTS does not name',
      ],
    });
    expect(of(report, 'GetReport').unreachableFiles.examples).toEqual([
      '/Uploads/in-text.jpg: answered with status 404',
      '/Uploads/in-text.pdf: answered with status 404',
    ]);
  });

  test('reports words, links, pictures and players that texts lose', async () => {
    // A frame that shows something becomes a link.
    const player =
      '<iframe src="https://player.example.com/v/7" width="1"></iframe><iframe src="https://player.example.com/v/8"></iframe>';
    const description = `<p>Kept <a href="/kept.pdf">file</a></p>${player}<p><img src="data:image/png;base64,AA=="></p>`;
    answers.GetExport = [{ name: 'Europe', description }];
    const { lostContent } = of(await check(), 'GetExport');
    expect(lostContent).toEqual({
      count: 2,
      examples: ['picture data:image/png;base64,AA==', 'player https://player.example.com/v/7'],
    });
  });

  test('checks at most the given number of files, and reports that', async () => {
    answers.GetCrest = [1, 2, 3].map((number) => ({ name: 'Crest', imgLink: `/Uploads/${number}.jpg` }));
    const report = await check(2);
    expect(report.files).toEqual({ found: 4, checked: 2 });
    expect(reportText(report)).toContain('Files: 2 of 4 checked; the rest was skipped.');
  });

  test('reports all losses of a kind as a count, with a few examples', async () => {
    answers.GetCareer = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      title: 'Weaver',
      createdAt: index === 20 ? 'soon' : `day ${index}`,
    }));
    const { unreadDates } = of(await check(), 'GetCareer');
    expect([unreadDates.count, unreadDates.examples.length]).toEqual([30, 2]);
    expect(reportText(await check())).toContain('and 28 more');
  });
});

test('npm run check-backend prints the report as text or JSON and sets the exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-check-'));
  const run = (words: string[], env: Record<string, string> = {}) => runScript('check-backend', words, { folder, env });
  try {
    const fits = await run([], { BACKEND_URL: backend });
    expect([fits.code, fits.stdout]).toEqual([0, expect.stringContaining('Everything reaches visitors.')]);
    delete answers.GetFaq;
    const loses = await run([backend, '--json']);
    expect([loses.code, JSON.parse(loses.stdout).result]).toEqual([1, 'loses']);
    const away = await run(['http://127.0.0.1:9']);
    expect([away.code, away.stdout]).toEqual([2, expect.stringContaining('The backend cannot be reached')]);
    const without = await run([]);
    expect([without.code, without.stdout, without.stderr]).toEqual([
      2,
      '',
      expect.stringContaining('npm run check-backend'),
    ]);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('reports an unreachable backend as unreachable', async () => {
  server.close().closeAllConnections();
  await once(server, 'close');
  const report = await check();
  expect([report.result, exitCodeOf(report)]).toEqual(['unreachable', 2]);
  expect(of(report, 'GetNews').failedCalls.examples[0]).toMatch(/^No answer: .*ECONNREFUSED/);
});
