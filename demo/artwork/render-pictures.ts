import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/*
 * Renders the pictures of the demo group's products, or those whose names are given, with the scenes under render/.
 * Needs Blender 3.4 or later on the machine, and about a minute a picture on one core; what it makes is kept with the
 * project, so a start does not. `-- 25 plates` renders a quarter of the width, to try a change out.
 */

const script = join(import.meta.dirname, 'render/make.py');
const pictures = join(import.meta.dirname, '../pictures');

const parts = ['--background', '--python-exit-code', '1', '--python', script, '--', pictures, ...process.argv.slice(2)];
const { status, error } = spawnSync('blender', parts, { stdio: ['ignore', 'inherit', 'inherit'] });
if (error) throw new Error('Blender did not start. Is it installed? On Debian: apt install blender', { cause: error });
process.exitCode = status ?? 1;
