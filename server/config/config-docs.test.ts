import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { settingNames } from './settings.ts';

test('the README’s table lists every setting and no other', async () => {
  const readme = await readFile('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| Setting |'), readme.indexOf('## Deploy'));
  expect([...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)).toEqual(settingNames);
});

test('the README states the range of BACKUP_EVERY', async () => {
  expect(await readFile('README.md', 'utf8')).toMatch(/^\| `BACKUP_EVERY` .* from `10m` to `31d`/m);
  const everyMs = (time: string) => loadConfig({ BACKUP_DIR: '/backups', BACKUP_EVERY: time }).backup?.everyMs;
  expect([everyMs('10m'), everyMs('31d')]).toEqual([10 * 60_000, 31 * 24 * 60 * 60_000]);
  expect(() => everyMs('9m')).toThrow('from 10m to 31d');
  expect(() => everyMs('32d')).toThrow('from 10m to 31d');
});

test('.env.example contains every setting with a valid value', async () => {
  const example = (await readFile('.env.example', 'utf8')).replace(/^# (?=[A-Z0-9_]+=)/gm, '');
  const file = parseEnv(example);
  expect(Object.keys(file).sort()).toEqual([...settingNames].sort());
  expect(() => loadConfig({}, file)).not.toThrow();
});
