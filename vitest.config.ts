import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const include = [
  '{contract,store,api,files,mail,accounts,ui,site,office,server,demo,bench,scripts}/**/*.test.{ts,tsx}',
];

/** Tests over both engines; only a run with one of them starts PostgreSQL. */
const importsBothEngines = /^import \{ engines\b.*\/testing\/engines\.ts';$/m;
const onPostgres = globSync(include, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter((file) =>
  importsBothEngines.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

const everywhere = '**/node_modules/**';

export default defineConfig({
  // The office is a package of its own, whose import map cannot name what lies outside it.
  resolve: { alias: [{ find: /^#(contract|ui|office)\//, replacement: `${import.meta.dirname}/$1/` }] },
  test: {
    // Such as the one that e2e/faults/try-radosgw.ts brings up; absent: one that comes with the tests.
    provide: { s3Url: process.env.S3_TEST_URL ?? '' },
    retry: 0,
    // Generous, since nothing runs twice.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Vitest leaves one core free by default: of two, half.
    maxWorkers: '100%',
    // The files of a worker share its modules: loading them anew for each file took 99 s of a run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          exclude: [everywhere],
          globalSetup: ['./store/testing/postgres-server.ts'],
        },
      },
      { extends: true, test: { name: 'shared', include, exclude: [everywhere, ...onPostgres] } },
    ],
  },
});
