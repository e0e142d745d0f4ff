import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import program from './scripts/program.json' with { type: 'json' };

const port = Number(process.env.ATRIUM_TEST_PORT ?? 3977);
const baseURL = `http://127.0.0.1:${port}`;

/** The data folder of the server under test; every worker reads this file again and finds the same one. */
const dataDir = process.env.ATRIUM_TEST_DATA_DIR ?? makeDataDir();

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-e2e-'));
  process.env.ATRIUM_TEST_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'e2e',
  // Apart from the reports, because Playwright empties this folder at the start.
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  // A shared machine that stood still for a moment is no failure; the report names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A page that axe reads in three windows takes its time on a busy machine.
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
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
  // As `npm start` runs it (scripts/program.mjs).
  webServer: {
    command: `node_modules/node/bin/node ${program.arguments.join(' ')}`,
    url: `${baseURL}/health/ready`,
    env: {
      ...program.environment,
      NODE_COMPILE_CACHE: join(process.cwd(), 'build', '.compiled'),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      NODE_ENV: 'production',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
