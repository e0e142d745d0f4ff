import { defineConfig, devices } from '@playwright/test';
import { findHeadless } from './scripts/test/find-chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/global.setup.ts',
  // Apart from the reports, because Playwright empties this folder at the start.
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A page that axe reads in three windows takes its time on a busy machine.
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.TEST_URL,
    // Recording every test takes as long as the test; scripts/run-tests.ts records those that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadless().path,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'chromium', testIgnore: 'faults/**', use: devices['Desktop Chrome'] },
    // Last: what a storm of requests does to a machine must not be held against the pages.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', use: devices['Desktop Chrome'] },
  ],
});
