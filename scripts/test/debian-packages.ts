import { spawnSync } from 'node:child_process';

/** Installs Debian packages if this process has permission. The caller checks the result. */
export function installDebianPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  run(['update', '-qq']);
  run(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

function run(args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
