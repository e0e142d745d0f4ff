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
 * What needs a whole Chromium. The headless shell sends pointer moves of its own, after a page has scrolled or loaded, which start
 * the page's script; it loads lazy pictures at once, and gives some pictures below the view no width.
 */
const inWholeChromium = ['before-hydration.spec.ts', 'pictures.spec.ts', 'script-on-intent.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/testing/global.setup.ts',
  // Apart from the reports, because Playwright empties this folder at the start.
  outputDir: 'test-results/browser',
  // Two workers left a fifth of two processors idle.
  workers: availableParallelism() + 1,
  // To be 0 once five whole runs in a row have passed; the end of a run names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a machine that others use as well stands still for seconds at times.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.TEST_URL,
    // Recording every test takes as long as the test; npm test records those that failed.
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
    // Last, because a storm of requests slows the machine down for the pages.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', use: devices['Desktop Chrome'] },
  ],
});
