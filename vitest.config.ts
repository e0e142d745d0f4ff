import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,store,api,files,mail,ui,site,server,demo,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['./store/testing/postgres-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
