import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaVersion } from '#store/migrations/migrate.ts';
import { programVersion } from './startup/checks/machine.ts';

const versionIn = async (path: string): Promise<string> => JSON.parse(await readFile(path, 'utf8')).version;

test('CHANGELOG.md starts with the tables of the program, released or not, and its version', async () => {
  const [version, changes] = [await programVersion(), await readFile('CHANGELOG.md', 'utf8')];
  expect(/^\| (?:Unreleased|\d+\.\d+\.\d+) \| (\d+) \|/m.exec(changes)?.[1]).toBe(String(schemaVersion));
  expect(/^\| (\d+\.\d+\.\d+) \|/m.exec(changes)?.[1]).toBe(version);
  expect(/^## (\d+\.\d+\.\d+)$/m.exec(changes)?.[1]).toBe(version);
});

test('the office and the lock file have the version of the program', async () => {
  const version = await programVersion();
  expect(await versionIn('office/package.json')).toBe(version);
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  expect([packages[''].version, packages.office.version]).toEqual([version, version]);
});
