import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type Postgres, startPostgres } from '#store/testing/start-postgres.ts';
import { type Instance, startInstance } from '../testing/program/instance.ts';
import { expectAllStored, type ReadRows, saidOf, someMore, sqliteReader } from './expect-all-stored.ts';
import { fullSize } from './full-size.ts';
import { type Acknowledged, firstDepartment, postOn } from './posting.ts';
import { quantile } from './visitors.ts';

/** `FAULT_ROUNDS=200` for the full test. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
/** The maximum time from the start command to the first response. */
const maxReadyMs = 2_000;

const engines = [
  {
    name: 'SQLite',
    prepare: async () => ({
      settings: {},
      reader: ({ dataDir }: Instance): ReadRows => sqliteReader(dataDir),
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

for (const { name, prepare } of engines) {
  test(`loses no acknowledged message or CV in ${rounds} kills under load on ${name}`, async () => {
    test.setTimeout(120_000 + rounds * 20_000);
    const { settings, reader, end } = await prepare();
    const instance = await startInstance({ ...settings, TRUSTED_PROXIES: '127.0.0.1' });
    const starts: number[] = [];
    try {
      const department = await firstDepartment(instance.url);
      const kept: Acknowledged = { messages: [], applications: [] };
      for (let round = 0; round < rounds; round++) {
        const posting = postOn(instance.url, department, kept);
        await someMore(kept, round);
        await instance.kill();
        await posting.stop();
        const began = performance.now();
        await instance.restart();
        starts.push(performance.now() - began);
      }
      const left = await expectAllStored(kept, instance.dataDir, reader(instance));
      // Files without a row are leftovers, which a background job removes later.
      expect(left).toBeLessThanOrEqual(rounds * 6);
      starts.sort((a, b) => a - b);
      const [median, worst] = [quantile(starts, 0.5), quantile(starts, 1)].map(Math.round);
      const figures = `${saidOf(kept)}; ${rounds} restarts, median ${median} ms, worst ${worst} ms`;
      test.info().annotations.push({ type: 'measurements', description: figures });
      console.log(`${name}: ${figures}`);
      if (fullSize) expect(starts.at(-1)).toBeLessThan(maxReadyMs);
    } finally {
      await instance.remove();
      await end();
    }
  });
}
