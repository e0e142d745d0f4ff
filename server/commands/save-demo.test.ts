import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '#accounts/testing/start-accounts.ts';
import { demoFolder } from '#demo/read-archive.ts';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { type Running, startServer } from '../start.ts';
import { saveDemo } from './save-demo-command.ts';

const email = 'olga@example.com';
let folder: string;
let office: Running;

/** The office checks the address that requests come from, so its port is chosen before the start. */
const freePort = () =>
  new Promise<string>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? `${address?.port}` : ''));
    });
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-save-demo-'));
  let told = '';
  office = await startServer({
    config: loadConfig({ PORT: await freePort(), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') }),
    log: silentLog(),
    mode: 'production',
    loadBuild: () => Promise.reject(new Error('No page is requested')),
    officeFolder: folder,
    tell: (text) => {
      told += text;
    },
  });
  const token = /set-up\?token=([\w-]+)/.exec(told)?.[1];
  const headers = { origin: office.url, 'content-type': 'application/json' };
  const body = JSON.stringify({ token, name: 'Olga', email, password: goodPassword });
  const { status } = await fetch(`${office.url}/api/Office/auth/set-up`, { method: 'POST', headers, body });
  expect(status).toBe(200);
}, 120_000);
afterAll(async () => {
  await office.stop();
  await rm(folder, { recursive: true });
});

const save = (to: string, password = goodPassword) =>
  saveDemo({ url: `${office.url}/office`, email, folder: to, ask: async () => password });

/** The content of a folder by path. */
async function contentOf(of: string): Promise<Record<string, string>> {
  const found = await readdir(of, { recursive: true, withFileTypes: true });
  const paths = found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const entries = paths.sort().map(async (path) => [path.slice(of.length), await readFile(path, 'latin1')]);
  return Object.fromEntries(await Promise.all(entries));
}

test('a site that was filled with the demo group saves it as it is', async () => {
  const copy = join(folder, 'archive');
  await cp(demoFolder, copy, { recursive: true });
  await writeFile(join(copy, 'content', 'faq.fr.json'), '{}');
  expect(await save(copy)).toBe(`Wrote 285 entries and 311 files to ${copy}`);
  const [saved, committed] = [await contentOf(copy), await contentOf(demoFolder)];
  expect(Object.keys(saved)).toEqual(Object.keys(committed));
  for (const [path, content] of Object.entries(committed)) expect(saved[path] === content, path).toBe(true);
}, 60_000);

test('a wrong password is reported', async () => {
  await expect(save(join(folder, 'archive'), 'not the right password')).rejects.toThrow('auth/sign-in failed with 401');
});
