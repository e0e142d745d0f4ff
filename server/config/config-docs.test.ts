import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { settingNames } from './settings.ts';
import { settingsDocument } from './settings-document.ts';

test('docs/settings.md is current', async () => {
  await expect(settingsDocument()).toMatchFileSnapshot('../../docs/settings.md');
});

test('the README describes its settings as docs/settings.md does', async () => {
  const [readme, document] = await Promise.all([readFile('README.md', 'utf8'), readFile('docs/settings.md', 'utf8')]);
  const rowsOf = (text: string) => [...text.matchAll(/^\| `([A-Z0-9_]+)` \| (.+?) \| (.+?) \|/gm)];
  const described = new Map(rowsOf(document).map(([, name, fallback, meaning]) => [name, [fallback, meaning]]));
  const rows = rowsOf(readme);
  expect(rows).toHaveLength(10);
  for (const [, name, fallback, meaning = ''] of rows)
    expect(described.get(name)).toEqual([fallback, meaning.replaceAll('](docs/', '](')]);
});

test('docs/settings.md states the range of BACKUP_EVERY', () => {
  expect(settingsDocument()).toMatch(/^\| `BACKUP_EVERY` .* from `10m` to `31d`/m);
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
