import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test('each part of the bench runs once and measures', async () => {
  test.setTimeout(900_000);
  const demo = join(process.env.TEST_SEEDS ?? '', 'demo');
  // It exits with an error if a part fails or measures nothing.
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/main.ts', '--quick', '--demo', demo], {
    maxBuffer: 10_000_000,
  });
  expect(stdout).toMatch(/\d+ of \d+ targets are reached/);
});
