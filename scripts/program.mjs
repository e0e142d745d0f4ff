import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-node.mjs';

const settings = JSON.parse(readFileSync(join(root, 'scripts', 'program.json'), 'utf8'));

/**
 * The arguments of the program. Objects of a page die young, so a small young generation costs little. The old
 * generation is collected when it has doubled; by default V8 lets it grow fourfold, and with half the growth
 * collections took a tenth of all time (docs/decisions/031-memory-settings.md).
 */
export const program = settings.arguments;

/**
 * Caches compiled modules, so that the next start is faster. The settings of malloc give memory back to the system,
 * which glibc would keep in the arenas of sharp's threads.
 */
export const programEnv = (env = process.env) => ({
  ...settings.environment,
  ...env,
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'build', '.compiled'),
});
