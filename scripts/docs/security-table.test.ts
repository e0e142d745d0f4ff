import { access, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('each test that SECURITY.md names exists', async () => {
  const table = await readFile('SECURITY.md', 'utf8');
  const named = [...table.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  for (const path of new Set(named)) await expect(access(path), path).resolves.toBeUndefined();
  const lines = table.split('\n').filter((line) => /^\| (?!Attack|---)/.test(line));
  for (const line of lines) expect(line, 'an attack without a test').toMatch(/\.(test|spec)\.tsx?`/);
});
