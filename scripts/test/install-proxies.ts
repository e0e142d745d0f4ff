import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.ts';

const proxies = { 'nginx-light': '/usr/sbin/nginx', caddy: '/usr/bin/caddy' };

/** Installs nginx and Caddy on Debian; elsewhere `e2e/faults/deployed-proxies.spec.ts` only reads their configurations. */
export function installProxies(): void {
  const missing = Object.entries(proxies).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0) installDebianPackages(missing);
}
