import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { createLog, silentLog } from '#server/logging/log.ts';
import { dataFolderState, disksOf } from './disks.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-disks-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('each configured folder has the space of its own file system', async () => {
  // A file system other than that of the temporary folder.
  const config = loadConfig({ DATA_DIR: folder, BACKUP_DIR: '/proc' });
  const disks = await disksOf(config)();
  expect(disks.map((disk) => disk.folder)).toEqual(['data', 'backup', 'temporary']);
  const [data, backup] = disks;
  expect([data?.device, backup?.device]).toEqual([(await stat(folder)).dev, (await stat('/proc')).dev]);
  expect([data?.total, backup?.total]).toEqual([expect.any(Number), 0]);
  expect(data?.total).toBeGreaterThan(1_000_000);
});

test('a folder that is away leaves the others, and one that is not set has no disk', async () => {
  const away = await disksOf(loadConfig({ DATA_DIR: folder, BACKUP_DIR: `${folder}-unmounted` }))();
  expect(away.map((disk) => disk.folder)).toEqual(['data', 'temporary']);
  const unset = await disksOf(loadConfig({ DATA_DIR: folder }))();
  expect(unset.map((disk) => disk.folder)).toEqual(['data', 'temporary']);
});

test('a data folder that takes no data is found, logged once, and found writable again', async () => {
  const lines: { msg: string }[] = [];
  let time = 0;
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const data = join(folder, 'data');
  const state = dataFolderState(data, log, () => time);
  for (; time < 50_000; time += 10_000) expect(await state()).toBe('not writable');
  expect(lines).toMatchObject([{ msg: 'The data folder is not writable; forms, edits and sign-ins fail' }]);
  await mkdir(data);
  time += 10_000;
  expect(await state()).toBeUndefined();
  expect(lines.slice(1)).toMatchObject([{ msg: 'The data folder is writable again' }]);
  expect(await readdir(data)).toEqual([]);
});

test('many questions at once are one write', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  const state = dataFolderState(data, silentLog(), () => 0);
  expect(await Promise.all(Array.from({ length: 50 }, state))).toEqual(Array(50).fill(undefined));
  await rm(data, { recursive: true });
  expect(await state()).toBeUndefined();
});
