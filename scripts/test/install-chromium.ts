import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';
import { findChromium } from './find-chromium.ts';
import { program } from './processes.ts';

/** Makes sure that the tests have a browser, and a headless shell where one can be installed. Throws if there is no browser. */
export function installChromium(): void {
  for (const setting of ['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH'] as const) {
    const named = process.env[setting];
    if (named && !existsSync(named)) throw new Error(`${setting} names ${named}, but there is no such file.`);
  }
  if (findChromium()) return;
  console.log('No Chromium on this machine: installing one …');
  spawnSync(process.execPath, [program('@playwright', 'test', 'cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (!findChromium()) installDebianPackages(['chromium', 'chromium-headless-shell']);
  if (!findChromium()) throw new Error('Cannot install Chromium. Install one, or name it in CHROMIUM_PATH.');
}
