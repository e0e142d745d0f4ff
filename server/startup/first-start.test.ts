import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engines } from '#store/testing/engines.ts';
import { loadConfig } from '../config/config.ts';
import { silentLog } from '../logging/log.ts';
import { type Running, startServer } from '../start.ts';

let folder: string;
const running: Running[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-first-start-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string>): Promise<string> {
  const config = loadConfig({ PORT: '0', HOST: '127.0.0.1', OFFICE: 'off', ...env });
  const started = await startServer({
    config,
    log: silentLog(),
    mode: 'production',
    loadBuild: () => Promise.reject(new Error('No page is requested')),
    officeFolder: folder,
    tell: () => {},
  });
  running.push(started);
  return started.url;
}

test('writes no demo group if PUBLIC_URL names another host', async () => {
  const url = await start({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'https://www.example.com' });
  const news = await fetch(`${url}/api/WebApi/GetNews`);
  expect([news.status, await news.json()]).toEqual([200, []]);
});

test('writes the demo group in the main language, or none where it is not complete in it', async () => {
  const inPortuguese = await start({ DATA_DIR: join(folder, 'pt'), SITE_LANGUAGE: 'pt' });
  expect(await questionAt(inPortuguese)).toBe('Qual é a encomenda mínima?');
  expect(await questionAt(inPortuguese, 'en')).toBe('What is the smallest order?');
  expect(await questionAt(inPortuguese, 'de')).toBe('Wie viel muss ich mindestens bestellen?');
  const inGerman = await start({ DATA_DIR: join(folder, 'de'), SITE_LANGUAGE: 'de' });
  expect(await questionAt(inGerman)).toBeUndefined();
}, 120_000);

const questionAt = async (url: string, lang = ''): Promise<string | undefined> => {
  const questions = await (await fetch(`${url}/api/WebApi/GetFaq${lang && `?lang=${lang}`}`)).json();
  return (questions as { name: string }[])[0]?.name;
};

test('writes one demo group if two processes start together on an empty database', async () => {
  const [engine] = engines.filter(({ name }) => name === 'PostgreSQL');
  const { database, discard } = (await engine?.freshDatabase()) ?? {};
  const DATABASE_URL = database && 'postgres' in database ? database.postgres : '';
  const starts = ['one', 'two'].map((name) => start({ DATABASE_URL, DATA_DIR: join(folder, name), DEMO: 'on' }));
  const names = await Promise.all((await Promise.all(starts)).map((url) => namesAt(url)));
  expect(names[0]?.length).toBeGreaterThan(3);
  expect(new Set(names[0]).size).toBe(names[0]?.length);
  expect(names[1]).toEqual(names[0]);
  await Promise.all(running.splice(0).map((each) => each.stop()));
  await discard?.();
}, 120_000);

const namesAt = async (url: string): Promise<string[]> => {
  const concerns = (await (await fetch(`${url}/api/WebApi/GetConcern`)).json()) as { name: string }[];
  return concerns.map(({ name }) => name);
};

test('refuses to start with a missing BACKUP_DIR', async () => {
  const missing = join(folder, 'backups');
  await expect(start({ DATA_DIR: join(folder, 'data'), DEMO: 'off', BACKUP_DIR: missing })).rejects.toThrow(
    `There is no folder ${missing}; BACKUP_DIR names it. Create it, or mount it.`,
  );
});

test.each(['PORT', 'OFFICE_PORT', 'METRICS_PORT'])(
  'refuses to start with %s in use, and writes nothing',
  async (name) => {
    const { port } = new URL(await start({ DATA_DIR: join(folder, 'first'), DEMO: 'off' }));
    const second = join(folder, 'second');
    const settings = { DATA_DIR: second, OFFICE: 'on', [name]: port };
    await expect(start(settings)).rejects.toThrow(`Cannot listen on 127.0.0.1:${port} (${name}): the port is in use.`);
    expect(existsSync(second)).toBe(false);
  },
);

test('keeps the mode of an existing data folder if the port is in use', async () => {
  const { port } = new URL(await start({ DATA_DIR: join(folder, 'first'), DEMO: 'off' }));
  const existing = join(folder, 'existing');
  await mkdir(existing);
  await chmod(existing, 0o755);
  await expect(start({ DATA_DIR: existing, PORT: port })).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port} (PORT): the port is in use. Stop the program that uses it, or choose another port.`,
  );
  expect((await stat(existing)).mode & 0o777).toBe(0o755);
});

test('removes access of other users to an existing data folder', async () => {
  const existing = join(folder, 'existing');
  await mkdir(existing);
  await chmod(existing, 0o755);
  await start({ DATA_DIR: existing, DEMO: 'off' });
  expect((await stat(existing)).mode & 0o777).toBe(0o700);
});
