import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { silentLog } from '#server/logging/log.ts';
import { startServer } from '#server/start.ts';
import { runScript } from '#server/testing/run-script.ts';
import { createStore } from '#store/create-store.ts';
import type { Engine } from '#store/dialects/engine.ts';
import { openPostgres } from '#store/dialects/postgres.ts';
import { openSqlite } from '#store/dialects/sqlite.ts';
import { migrate, migrations, schemaVersion } from '#store/migrations/migrate.ts';
import { databaseVersion } from '#store/migrations/schema-version.ts';
import { engines, type FreshDatabase } from '#store/testing/engines.ts';

const commands = [
  ['backup', 'backup.tar.gz'],
  ['user', 'list'],
  ['person', 'find', 'ada@example.org'],
] as const;

describe.each(engines)('commands on a database of another version, on $name', ({ name, freshDatabase }) => {
  let folder: string;
  let fresh: FreshDatabase;
  let env: Record<string, string>;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-version-'));
    file = join(folder, 'atrium.sqlite');
    fresh = await freshDatabase();
    env = { DATA_DIR: folder, ...('postgres' in fresh.database ? { DATABASE_URL: fresh.database.postgres } : {}) };
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  async function withEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const engine = 'postgres' in fresh.database ? openPostgres(fresh.database.postgres) : openSqlite(file);
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  }
  const run = ([script, ...words]: readonly [Parameters<typeof runScript>[0], ...string[]]) =>
    runScript(script, words, { folder, env });

  test('leave an older database to the server that uses it, and report both versions', async () => {
    await withEngine((engine) => migrate(engine, migrations.slice(0, -1)));
    const refusal = {
      code: 1,
      stdout: '',
      stderr:
        `The database has tables of version ${schemaVersion - 1}; this program needs version ${schemaVersion}. ` +
        'Nothing was done. Run the command of the older Atrium that serves this database; ' +
        'or upgrade the database: stop that server, then npm run migrate or npm start here.\n',
    };
    expect(await Promise.all(commands.map(run))).toEqual(commands.map(() => refusal));
    expect(await withEngine(databaseVersion)).toBe(schemaVersion - 1);
    expect(await readdir(folder)).not.toContain('backup.tar.gz');
  });

  test('refuse a newer database', async () => {
    await withEngine((engine) => migrate(engine, [...migrations, async () => {}]));
    const { code, stderr } = await run(['user', 'list']);
    expect(code).toBe(1);
    expect(stderr).toContain(`version ${schemaVersion + 1}; this program needs version ${schemaVersion}. Nothing`);
    expect(stderr).toContain('Run the command of the newer Atrium');
  });

  test('create no tables in a database without tables', async () => {
    await withEngine(({ read }) => read.introspection.getTables());
    const { code, stderr } = await run(['user', 'list']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('start the server once first')]);
    expect(await withEngine(({ read }) => read.introspection.getTables())).toEqual([]);
  });

  // On SQLite the target database is always a new file.
  const onServer = name === 'PostgreSQL' ? [name] : [];
  test.for(onServer)('do not restore into a database of another version', async () => {
    const source = await mkdtemp(join(folder, 'source-'));
    await (await createStore({ database: { sqlite: join(source, 'atrium.sqlite') }, defaultLanguage: 'en' })).close();
    const backup = await runScript('backup', ['backup.tar.gz'], { folder, env: { DATA_DIR: source } });
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    await withEngine((engine) => migrate(engine, migrations.slice(0, -1)));
    env.DATA_DIR = join(folder, 'target');
    expect(await run(['restore', join(folder, 'backup.tar.gz')])).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `The database has tables of version ${schemaVersion - 1}; this program needs version ${schemaVersion}. ` +
        'A backup is restored into an empty database only; nothing was restored.\n',
    });
    expect(await withEngine(databaseVersion)).toBe(schemaVersion - 1);
  });

  test('upgrade the database with npm run migrate, and then work', async () => {
    await withEngine((engine) => migrate(engine, migrations.slice(0, -1)));
    expect(await run(['migrate'])).toEqual({
      code: 0,
      stdout: `The database has tables of version ${schemaVersion}.\n`,
      stderr: '',
    });
    expect(await run(['backup', 'backup.tar.gz'])).toMatchObject({ code: 0, stderr: '' });
    expect(await run(['restore', join(folder, 'backup.tar.gz')])).toMatchObject({ code: 1 });
  });
});

describe.each(engines)('npm run dev, on $name', ({ freshDatabase }) => {
  let folder: string;
  let fresh: FreshDatabase;
  let database: () => Engine;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-dev-'));
    fresh = await freshDatabase();
    const { database: place } = fresh;
    database = () => ('postgres' in place ? openPostgres(place.postgres) : openSqlite(join(folder, 'atrium.sqlite')));
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  async function withDatabase<T>(work: (engine: Engine) => Promise<T>): Promise<T> {
    const engine = database();
    try {
      return await work(engine);
    } finally {
      await engine.close();
    }
  }
  const startDevelopment = () =>
    startServer({
      config: loadConfig({
        ...{ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', OFFICE: 'off' },
        ...('postgres' in fresh.database ? { DATABASE_URL: fresh.database.postgres } : {}),
      }),
      log: silentLog(),
      mode: 'development',
      loadBuild: () => Promise.reject(new Error('No page is requested')),
      officeFolder: folder,
      tell: () => {},
    });

  test('creates the tables of an empty database', async () => {
    await (await startDevelopment()).stop();
    expect(await withDatabase(databaseVersion)).toBe(schemaVersion);
  });

  test('does not upgrade an older database, and names npm run migrate', async () => {
    await withDatabase((engine) => migrate(engine, migrations.slice(0, -1)));
    await expect(startDevelopment()).rejects.toThrow(
      `The database has tables of version ${schemaVersion - 1}; this program needs version ${schemaVersion}. ` +
        'npm run dev does not upgrade a database. Run npm run migrate first, or name another DATA_DIR.',
    );
    expect(await withDatabase(databaseVersion)).toBe(schemaVersion - 1);
  });
});

test.each(['migrate', 'user', 'person'] as const)(
  'npm run %s with a mistyped DATA_DIR creates nothing and says so',
  async (script) => {
    const folder = await mkdtemp(join(tmpdir(), 'atrium-mistyped-'));
    try {
      const missing = join(folder, 'dtaa');
      const words = { migrate: [], user: ['list'], person: ['find', 'ada@example.org'] };
      expect(await runScript(script, words[script], { folder, env: { DATA_DIR: missing } })).toMatchObject({
        code: 1,
        stderr: `There is no data folder ${missing}; DATA_DIR names it.\n`,
      });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
