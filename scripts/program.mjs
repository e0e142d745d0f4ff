import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-node.mjs';

const told = JSON.parse(readFileSync(join(root, 'scripts', 'program.json'), 'utf8'));

/**
 * The arguments of the program. Objects of a page die young, so a small young generation costs little. The old generation is collected when
 * it has doubled: by default V8 would let it grow fourfold; with half the growth, collections took a
 * tenth of all time.
 */
export const program = told.arguments;

/**
 * Caches compiled modules, so that the next start is faster. With glibc, all threads share two malloc arenas: one arena per thread would
 * use a tenth more memory. Allocations of the size of a page come directly from the system and return to it: among smaller ones they would
 * cause fragmentation, up to a sixth of all memory.
 */
export const programEnv = (env = process.env) => ({
  ...told.environment,
  ...env,
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'build', '.compiled'),
});
