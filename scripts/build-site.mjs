import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mendable, projectNode, root } from './project-node.mjs';
import { runStep } from './run-step.mjs';

const shared = ['ui', 'contract', 'tsconfig.json', 'package-lock.json'];
const compress = 'scripts/compress.mjs';

const site = {
  name: 'the site',
  inputs: [...shared, 'site', 'vite.config.ts', 'react-router.config.ts', compress],
  stamp: join(root, 'build', '.stamp'),
  steps: [
    [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
    [join(root, compress), join(root, 'build', 'client', 'assets')],
  ],
};
const office = {
  name: 'the office',
  inputs: [...shared, 'office', compress],
  stamp: join(root, 'build', '.office-stamp'),
  steps: [
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--config', 'office/vite.config.ts'],
    [join(root, compress), join(root, 'build', 'office', 'assets')],
  ],
};

/** Builds the site and the office into build/, each unless the build there was made from the very same files. */
export async function buildSite() {
  for (const part of [site, office]) await build(part);
}

async function build({ name, inputs, stamp, steps }) {
  const wanted = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Without its stamp, a build that is broken off half way is never taken for a whole one.
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    for (const step of steps) await runStep(`Building ${name}`, projectNode, step, { cwd: root, env });
  } catch (cause) {
    throw new Mendable(`${name[0].toUpperCase()}${name.slice(1)} could not be built; the reason stands above.`, {
      cause,
    });
  }
  writeFileSync(stamp, wanted);
}

/** SHA-256 in hex over the names and contents of files and, deeply, folders; tests do not count. */
function hashOf(names) {
  const hash = createHash('sha256');
  for (const name of names.flatMap(filesUnder).sort()) {
    const content = readFileSync(join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesUnder(name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  let children;
  try {
    children = readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return [name];
    throw error;
  }
  return children
    .filter((child) => child !== 'node_modules' && !/\.test\.tsx?$/.test(child))
    .flatMap((child) => filesUnder(`${name}/${child}`));
}
