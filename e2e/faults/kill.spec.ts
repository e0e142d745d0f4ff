import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import Database from 'better-sqlite3';
import pg from 'pg';
import { type Postgres, startPostgres } from '#store/testing/start-postgres.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { type Acknowledged, postOn } from './posting.ts';

/** `FAULT_ROUNDS=200` for the whole of it. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);

interface Rows {
  messages: { message: string }[];
  applications: { name: string; reference: string; blob: string }[];
}

type ReadRows = (sql: string) => Promise<unknown[]>;

async function allRows(read: ReadRows): Promise<Rows> {
  return {
    messages: (await read('select message from messages')) as Rows['messages'],
    applications: (await read('select name, reference, blob from applications')) as Rows['applications'],
  };
}

const engines = [
  {
    name: 'SQLite',
    prepare: async () => ({
      settings: {},
      reader:
        ({ dataDir }: Instance): ReadRows =>
        async (sql) => {
          const database = new Database(join(dataDir, 'atrium.sqlite'), { readonly: true });
          try {
            return database.prepare(sql).all();
          } finally {
            database.close();
          }
        },
      end: async () => {},
    }),
  },
  {
    name: 'PostgreSQL',
    prepare: async () => {
      const server: Postgres = await startPostgres();
      return {
        settings: { DATABASE_URL: server.url },
        reader:
          (_: Instance): ReadRows =>
          async (sql) => {
            const client = new pg.Client(server.url);
            await client.connect();
            try {
              return (await client.query(sql)).rows;
            } finally {
              await client.end();
            }
          },
        end: server.stop,
      };
    },
  },
];

/** Names of the files in the folder of CVs. */
async function filesOf({ dataDir }: Instance): Promise<string[]> {
  const folder = join(dataDir, 'private');
  const found: string[] = [];
  for (const part of await readdir(folder)) found.push(...(await readdir(join(folder, part))));
  return found;
}

for (const { name, prepare } of engines) {
  test(`${rounds} sudden deaths while messages and CVs come in lose nothing on ${name}`, async () => {
    test.setTimeout(120_000 + rounds * 20_000);
    const { settings, reader, end } = await prepare();
    const instance = await startInstance({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
    const starts: number[] = [];
    try {
      const departments = await fetch(`${instance.url}/api/WebApi/GetDepartment`);
      const [department] = (await departments.json()) as { id: number }[];
      const kept: Acknowledged = { messages: [], applications: [] };
      for (let round = 0; round < rounds; round++) {
        const posting = postOn(instance.url, department?.id ?? 0, kept);
        const before = kept.messages.length + kept.applications.length;
        const some = 4 + ((round * 7) % 23);
        await expect
          .poll(() => kept.messages.length + kept.applications.length, { timeout: 60_000, intervals: [5] })
          .toBeGreaterThan(before + some);
        await instance.kill();
        await posting.stop();
        const began = performance.now();
        await instance.restart();
        starts.push(performance.now() - began);
      }
      const { messages, applications } = await allRows(reader(instance));
      const stored = messages.map(({ message }) => message);
      expect(kept.messages.filter((marker) => stored.filter((text) => text === marker).length !== 1)).toEqual([]);

      const byReference = new Map(applications.map((row) => [row.reference, row]));
      expect(byReference.size).toBe(applications.length);
      for (const { marker, reference, bytes } of kept.applications) {
        const row = byReference.get(reference);
        expect(row?.name).toBe(marker);
        const blob = row?.blob ?? '';
        expect(await readFile(join(instance.dataDir, 'private', blob.slice(0, 2), blob))).toEqual(bytes);
      }
      // Rows that nobody was told of are whole as well; files without a row are left overs, which time sweeps.
      const files = new Set(await filesOf(instance));
      expect(applications.filter(({ blob }) => !files.has(blob))).toEqual([]);
      expect(files.size - applications.length).toBeLessThanOrEqual(rounds * 6);
      test.info().annotations.push({
        type: 'figures',
        description: `${kept.messages.length} messages, ${kept.applications.length} CVs acknowledged; slowest start ${Math.round(Math.max(...starts))} ms`,
      });
    } finally {
      await instance.remove();
      await end();
    }
  });
}
