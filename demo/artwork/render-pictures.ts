import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * Renders the pictures of the demo group's products, or those with the given names, with the scenes in render/. Needs Blender 3.4 or later,
 * and about a minute per picture on one core. The results are committed, so a start does not need it. `-- 25 plates` renders a quarter of
 * the width, to test a change.
 */

const script = join(import.meta.dirname, 'render/make.py');
const pictures = join(import.meta.dirname, '../pictures');

const parts = ['--background', '--python-exit-code', '1', '--python', script, '--', pictures, ...process.argv.slice(2)];
const { status, error } = spawnSync('blender', parts, { stdio: ['ignore', 'inherit', 'inherit'] });
if (error) throw new Error('Cannot start Blender. Install it, on Debian with: apt install blender', { cause: error });
process.exitCode = status ?? 1;
