import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

/** Installs promtool on Debian; elsewhere `server/metrics/alert-rules.test.ts` only compares names. */
export function installPromtool(): void {
  if (!existsSync('/usr/bin/promtool')) installDebianPackages(['prometheus']);
}
