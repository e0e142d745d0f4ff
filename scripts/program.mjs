import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project-node.mjs';

const told = JSON.parse(readFileSync(join(root, 'scripts', 'program.json'), 'utf8'));

/**
 * How the program is started. What a page is made of dies at once, so a small young generation costs little. The old one is
 * cleared when it has doubled: by itself V8 would let it grow to four times that, and cleared at half of it the clearing took a
 * tenth of all time.
 */
export const program = told.arguments;

/**
 * The program's modules are kept as they were compiled, so that the next start need not do it again. Where memory comes from
 * glibc, its threads share two pools of it: one for each would hold on to a tenth more in all. And what is as large as a page
 * is taken from the system and given back to it by itself: among smaller pieces it would leave holes, up to a sixth of all.
 */
export const programEnv = (env = process.env) => ({
  ...told.environment,
  ...env,
  NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'build', '.compiled'),
});
