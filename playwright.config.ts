import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadless } from './scripts/test/find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Tests that need a full Chromium. The headless shell sends synthetic pointer moves after scrolling or loading, which
 * start the page's script. It also loads lazy pictures at once, and gives some pictures below the view no width.
 */
const inWholeChromium = ['before-hydration.spec.ts', 'pictures.spec.ts', 'script-on-intent.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/global.setup.ts',
  // Not in the folder of the reports, because Playwright empties this one at the start.
  outputDir: 'test-results/browser',
  // Two workers left a fifth of two processors idle.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a shared machine may pause for seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.TEST_URL,
    // Recording takes as long as the test; npm test records traces of failed tests only.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadless().path, args: flags },
  },
  projects: [
    { name: 'headless', testIgnore: ['faults/**', ...inWholeChromium], use: devices['Desktop Chrome'] },
    {
      name: 'chromium',
      testMatch: inWholeChromium,
      use: { ...devices['Desktop Chrome'], launchOptions: { executablePath: findChromium(), args: flags } },
    },
    // Last, because floods of requests would slow down the other tests.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', use: devices['Desktop Chrome'] },
  ],
});
