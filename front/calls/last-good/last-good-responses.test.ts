import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { search } from '#contract/calls/search.ts';
import { CallError } from '#contract/protocol/call-error.ts';
import { oldestCopy, trackDependencies } from '#server/cache/cache-tags.ts';
import { createLog, silentLog } from '#server/logging/log.ts';
import { createLastGoodResponses, type LastGoodFolder, type LastGoodOptions } from './last-good-responses.ts';

const day = 24 * 60 * 60_000;
const news = 'https://backend.example/api/WebApi/GetNews';

let folder: string;
let time: number;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'atrium-last-good-')), 'last-good');
  time = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const open = (more: Partial<LastGoodOptions> = {}) =>
  createLastGoodResponses({ folder, now: () => time, log: silentLog(), ...more });

const failed = new CallError('unreachable', 'GetNews');
const textOf = (text: string) => ({ status: 200, text, total: null });
const isJson = (name: string) => name.endsWith('.json');
const files = async () => (await readdir(folder)).filter(isJson);

async function keep(answers: LastGoodFolder, url: string, text: string, value: unknown = [text]): Promise<void> {
  answers.keep(getNews, url, textOf(text), value);
  await answers.settled();
}

test('another process finds an answer with its time and total', async () => {
  const first = open();
  first.keep(getNews, news, { status: 200, text: '[{"heading":"Öl\\n"}]\n', total: '40' }, [{}]);
  await first.settled();
  const at = time;
  time += 60_000;
  const reads = new Set<string>();
  const found = await trackDependencies(reads, () => open().find(getNews, news, failed));
  expect(found).toEqual({ status: 200, text: '[{"heading":"Öl\\n"}]\n', total: '40' });
  expect(oldestCopy(reads)).toBe(at);
});

test('an answer is a fallback for a day, and is removed at the next start', async () => {
  const answers = open();
  await keep(answers, news, '[1]');
  time += day - 1;
  expect(await answers.find(getNews, news, failed)).toEqual(textOf('[1]'));
  expect(await open().find(getNews, news, failed)).toEqual(textOf('[1]'));
  time += 1;
  expect(await answers.find(getNews, news, failed)).toBeUndefined();
  expect(await open().find(getNews, news, failed)).toBeUndefined();
  expect(await files()).toEqual([]);
});

test('the newest answer is stored, at most once a minute', async () => {
  const answers = open();
  await keep(answers, news, '[1]');
  time += 59_999;
  await keep(answers, news, '[2]');
  expect(await answers.find(getNews, news, failed)).toEqual(textOf('[1]'));
  time += 1;
  await keep(answers, news, '[3]');
  expect(await answers.find(getNews, news, failed)).toEqual(textOf('[3]'));
  expect(await files()).toHaveLength(1);
});

test('an unchanged answer is not rewritten, but gets a new time', async () => {
  const answers = open();
  await keep(answers, news, '[1]');
  const [file = ''] = await files();
  // Rewriting the file would remove this space.
  await writeFile(join(folder, file), `${await readFile(join(folder, file), 'utf8')} `);
  time += day / 2;
  await keep(answers, news, '[1]');
  expect(await readFile(join(folder, file), 'utf8')).toMatch(/ $/);
  await writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).trimEnd());
  await utimes(join(folder, file), time / 1_000, time / 1_000);
  time += day - 1;
  expect(await open().find(getNews, news, failed)).toEqual(textOf('[1]'));
});

test.each([
  ['cut off', (path: string) => truncate(path, 90)],
  ['emptied', (path: string) => truncate(path, 0)],
  ['changed', async (path: string) => writeFile(path, (await readFile(path, 'utf8')).replace('Loom', 'Lamp'))],
])('a file that was %s is ignored, removed and logged', async (_, damage) => {
  const lines: string[] = [];
  await keep(open(), news, '[{"heading":"Loom"}]');
  const [file = ''] = await files();
  await damage(join(folder, file));
  const log = createLog({ write: (line: string) => lines.push(line) });
  expect(await open({ log }).find(getNews, news, failed)).toBeUndefined();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, file, msg: 'Removed a damaged last good answer' },
  ]);
  expect(await files()).toEqual([]);
});

test('answers are bounded in number; the least recently used is evicted', async () => {
  const answers = open({ maxAnswers: 3 });
  for (const id of [1, 2, 3]) await keep(answers, `${news}?Id=${id}`, `${id}`);
  await answers.find(getNews, `${news}?Id=1`, failed);
  await keep(answers, `${news}?Id=4`, '4');
  expect(await answers.find(getNews, `${news}?Id=2`, failed)).toBeUndefined();
  expect(await answers.find(getNews, `${news}?Id=1`, failed)).toEqual(textOf('1'));
  await vi.waitFor(async () => expect(await files()).toHaveLength(3));
});

test('answers are bounded in bytes, also those of an earlier process, and one is at most an eighth of all', async () => {
  const before = open();
  for (let id = 0; id < 20; id++) await keep(before, `${news}?Id=${id}`, 'x'.repeat(1_000));
  expect(await files()).toHaveLength(20);
  const answers = open({ maxBytes: 12_000 });
  await keep(answers, `${news}?Id=20`, 'x'.repeat(2_000));
  expect(await answers.find(getNews, `${news}?Id=20`, failed)).toBeUndefined();
  await vi.waitFor(async () => expect((await files()).length).toBeLessThan(11));
  expect((await files()).length).toBeGreaterThan(5);
});

test('searches and empty parts of lists are not stored, as visitors can request any number of them', async () => {
  const answers = open();
  answers.keep(search, `${news}?q=loom`, textOf('{}'), {});
  await keep(answers, `${news}?skip=2400`, '[]', []);
  expect(await answers.find(search, `${news}?q=loom`, failed)).toBeUndefined();
  expect(await answers.find(getNews, `${news}?skip=2400`, failed)).toBeUndefined();
  await keep(answers, news, '[]', []);
  expect(await answers.find(getNews, news, failed)).toEqual(textOf('[]'));
});

test('an answer that the backend has withdrawn is removed', async () => {
  const answers = open();
  answers.keep(getNewsById, `${news}?Id=1`, textOf('{}'), {});
  answers.forget(`${news}?Id=1`);
  await answers.settled();
  expect(await answers.find(getNewsById, `${news}?Id=1`, failed)).toBeUndefined();
  expect(await files()).toEqual([]);
});

test('the next start removes old partial files of a killed process', async () => {
  await keep(open(), news, '[1]');
  const [old, fresh] = ['a.json.1.partial', 'b.json.2.partial'].map((name) => join(folder, name)) as [string, string];
  for (const path of [old, fresh]) await writeFile(path, 'half');
  await utimes(old, time / 1_000 - 3_600, time / 1_000 - 3_600);
  await utimes(fresh, time / 1_000, time / 1_000);
  await open().settled();
  expect((await readdir(folder)).filter((name) => !isJson(name))).toEqual(['b.json.2.partial']);
});

test('an unwritable folder is logged once and does not affect answers', async () => {
  await writeFile(folder, 'a file in its place');
  const lines: string[] = [];
  const answers = open({ log: createLog({ write: (line: string) => lines.push(line) }) });
  for (const id of [1, 2, 3]) await keep(answers, `${news}?Id=${id}`, '1');
  expect(lines.filter((line) => line.includes('Cannot write'))).toHaveLength(1);
});

test('ages are 0 for fresh answers and otherwise those of the last good ones, whose use is logged once', async () => {
  const lines: string[] = [];
  const answers = open({ log: createLog({ write: (line: string) => lines.push(line) }) });
  await keep(answers, news, '[1]');
  expect(answers.ages()).toEqual([{ call: 'GetNews', seconds: 0 }]);
  time += 90_000;
  for (let count = 0; count < 2; count++) await answers.find(getNews, news, failed);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      call: 'GetNews',
      err: { message: 'GetNews: unreachable' },
      during: 'Serving stale answers of a failed call',
      msg: expect.stringMatching(/^Outage began: the backend fails/),
    },
  ]);
  expect(answers.ages()).toEqual([{ call: 'GetNews', seconds: 90 }]);
  await keep(answers, news, '[1]');
  expect(answers.ages()).toEqual([{ call: 'GetNews', seconds: 0 }]);
});
