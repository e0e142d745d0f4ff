import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

const playwright = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');

/** Makes sure that the tests have a browser, and a headless shell where one can be installed. Throws if there is no browser. */
export function installChromium(): void {
  for (const setting of ['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH'] as const) {
    const named = process.env[setting];
    if (named && !existsSync(named)) throw new Error(`${setting} names ${named}, but there is no such file.`);
  }
  if (findChromium()) return;
  console.log('No Chromium on this machine: installing one …');
  run(process.execPath, [playwright, 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell']);
  }
  if (!findChromium()) throw new Error('Cannot install Chromium. Install one, or name it in CHROMIUM_PATH.');
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}
