import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { engines } from '#store/testing/engines.ts';
import { openStore } from './open-store.ts';
import { explainStartError } from './start-errors.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-start-errors-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function explained(dataDir: string, databaseUrl?: string): Promise<string | undefined> {
  const place = { dataDir, databaseUrl };
  const error: unknown = await openStore(place).then(
    () => new Error('It opened'),
    (cause: unknown) => cause,
  );
  return explainStartError(error, place);
}

test('names a damaged database and the remedy', async () => {
  await writeFile(join(folder, 'atrium.sqlite'), randomBytes(20_000));
  expect(await explained(folder)).toBe(
    `The database ${folder}/atrium.sqlite is damaged. Keep it, and restore a backup into an empty DATA_DIR.`,
  );
});

test('names a data folder that is a file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await explained(file)).toMatch(/^Cannot write to DATA_DIR \(.*\/file\): it is not a folder\./);
});

test('names an unreachable database server without its password', async () => {
  expect(await explained(folder, 'postgres://ana:secret@127.0.0.1:1/atrium')).toBe(
    'Cannot reach the database of DATABASE_URL at 127.0.0.1:1: connection refused. Is PostgreSQL running there?',
  );
  expect(await explained(folder, 'postgres://ana:secret@nowhere.invalid/atrium')).toMatch(
    /at nowhere\.invalid: the host name/,
  );
});

test.each(engines.filter(({ name }) => name === 'PostgreSQL'))('names a missing database on $name', async (engine) => {
  const { database, discard } = await engine.freshDatabase();
  const url = new URL('postgres' in database ? database.postgres : '');
  url.pathname = '/missing';
  expect(await explained(folder, url.href)).toMatch(/it has no database of that name\. Create it first\.$/);
  await discard();
});

test('keeps the stack of any other error', () => {
  expect(explainStartError(new Error('a bug'), { dataDir: folder, databaseUrl: undefined })).toBeUndefined();
});
