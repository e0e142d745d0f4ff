import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/messages/compile.ts';

compileMessages();

const include = [
  '{contract,content,store,api,files,mail,accounts,ui,site,office,front,server,demo,bench,scripts}/**/*.test.{ts,tsx}',
];

/** Tests that run on both engines; PostgreSQL is started only if one of them runs. */
const importsBothEngines = /^import \{ engines\b.*\/testing\/engines\.ts';$/m;
const onPostgres = globSync(include, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter((file) =>
  importsBothEngines.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

const everywhere = '**/node_modules/**';

export default defineConfig({
  // The office is a separate package, whose import map cannot refer to files outside of it.
  resolve: { alias: [{ find: /^#(contract|content|ui|office|build)\//, replacement: `${import.meta.dirname}/$1/` }] },
  test: {
    // The modules of the texts are generated and not in Git, so `--changed` does not see their changes.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{site,office}/texts/messages/**',
      '**/content/*/texts/**',
    ],
    // Such as the server that e2e/faults/try-radosgw.ts starts; absent: the built-in test server. `npm run test:faults`
    // sets the size.
    provide: { s3Url: process.env.S3_TEST_URL ?? '', fullSize: Number(process.env.FAULT_SIZE ?? 0) >= 1 },
    retry: 0,
    // Generous, because tests have no retry.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Vitest leaves one core free by default, which is half of two.
    maxWorkers: '100%',
    // Files of a worker share its modules: loading them again for each file took 99 s of a run.
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
