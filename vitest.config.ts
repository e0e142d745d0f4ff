import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The office is a package of its own, whose import map cannot name what lies outside it.
  resolve: { alias: [{ find: /^#(contract|ui|office)\//, replacement: `${import.meta.dirname}/$1/` }] },
  test: {
    include: ['{contract,store,api,files,mail,accounts,ui,site,office,server,demo,bench,scripts}/**/*.test.{ts,tsx}'],
    // Such as the one that e2e/faults/try-radosgw.ts brings up; absent: one that comes with the tests.
    provide: { s3Url: process.env.S3_TEST_URL ?? '' },
    globalSetup: ['./store/testing/postgres-server.ts'],
    // A shared machine that stood still for a moment is no failure; the end of the report names what needed a second try.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
