import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { migrate, migrations } from '#store/migrations/migrate.ts';
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

test('says that a newer program has made the tables', async () => {
  const engine = openSqlite(join(folder, 'atrium.sqlite'));
  await migrate(engine, [...migrations, async () => {}]);
  await engine.close();
  expect(await explained(folder)).toMatch(/made by a newer program; this one knows versions up to .* Start the newer/);
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

test('names a database server that accepts a connection and never answers', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  try {
    expect(await explained(folder, `postgres://ana:secret@127.0.0.1:${port}/atrium`)).toBe(
      `Cannot use the database of DATABASE_URL at 127.0.0.1:${port}: it accepts connections and does not answer.`,
    );
  } finally {
    silent.close();
  }
});

test.each(engines.filter(({ name }) => name === 'PostgreSQL'))('names a missing database on $name', async (engine) => {
  const { database, discard } = await engine.freshDatabase();
  const url = new URL('postgres' in database ? database.postgres : '');
  url.pathname = '/missing';
  expect(await explained(folder, url.href)).toMatch(/it has no database of that name\. Create it first\.$/);
  await discard();
});

test.each(engines.filter(({ name }) => name === 'PostgreSQL'))('names TLS that $name does not have', async (engine) => {
  const { database, discard } = await engine.freshDatabase();
  const url = 'postgres' in database ? database.postgres : '';
  expect(await explained(folder, `${url}?sslmode=verify-full`)).toMatch(/ has no TLS, which sslmode demands\.$/);
  await discard();
});

test('names a file of a certificate that cannot be read, and not DATA_DIR', async () => {
  const url = (path: string) => `postgres://ana:secret@127.0.0.1:1/atrium?sslmode=verify-full&sslrootcert=${path}`;
  expect(await explained(folder, url('/no/such.pem'))).toBe(
    'Cannot read the file /no/such.pem that sslrootcert of DATABASE_URL names: ENOENT.',
  );
  const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/etc/ca.pem' });
  expect(explainStartError(denied, { dataDir: folder, databaseUrl: url('/etc/ca.pem') })).toMatch(
    /sslrootcert.*EACCES/,
  );
  expect(explainStartError(denied, { dataDir: folder, databaseUrl: undefined })).toMatch(/DATA_DIR/);
});

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', /Name its file with sslrootcert\.$/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /is for another name/],
  ['CERT_HAS_EXPIRED', /has expired/],
])('explains a certificate that is not trusted: %s', (code, words) => {
  const error = Object.assign(new Error(code), { code });
  const explanation = explainStartError(error, {
    dataDir: folder,
    databaseUrl: 'postgres://ana:secret@db:5432/atrium',
  });
  expect(explanation).toMatch(words);
  expect(explanation).toContain('db:5432');
  expect(explanation).not.toContain('secret');
});

test.each(['SQLITE_IOERR_SHMSIZE', 'SQLITE_IOERR_WRITE'])('names a disk that takes no data: %s', (code) => {
  const error = Object.assign(new Error('disk I/O error'), { code });
  expect(explainStartError(error, { dataDir: folder, databaseUrl: undefined })).toBe(
    `Cannot read or write the database ${folder}/atrium.sqlite: the disk is full or failing (${code}). Free space on it, and start again.`,
  );
});

test('keeps the stack of any other error', () => {
  expect(explainStartError(new Error('a bug'), { dataDir: folder, databaseUrl: undefined })).toBeUndefined();
});
