import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

const playwright = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');

/** Makes sure that there is a browser for the tests; its path. Throws with what to do where none can be had. */
export function installChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const present = findChromium();
  if (present) return present;
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);

  console.log('No Chromium on this machine: fetching one …');
  run(process.execPath, [playwright, 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  const fetched = findChromium();
  if (fetched) return fetched;
  throw new Error('No Chromium could be fetched. Install one, or name it in CHROMIUM_PATH.');
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}
