import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig, settingNames } from './config.ts';

test('the README’s table names every setting and no other', async () => {
  const readme = await readFile('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| Setting |'), readme.indexOf('## Deploy'));
  expect([...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)).toEqual(settingNames);
});

test('.env.example holds every setting, with a value that is accepted', async () => {
  const example = (await readFile('.env.example', 'utf8')).replace(/^# (?=[A-Z0-9_]+=)/gm, '');
  const file = parseEnv(example);
  expect(Object.keys(file).sort()).toEqual([...settingNames].sort());
  expect(() => loadConfig({}, file)).not.toThrow();
});
