import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mendable, projectNode, root } from './project-node.mjs';
import { runStep } from './run-step.mjs';

const inputs = [
  'site',
  'ui',
  'contract',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stamp = join(root, 'build', '.stamp');

/** Builds the public site into build/ unless the build there was made from the very same files. */
export async function buildSite() {
  const wanted = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Without its stamp, a build that is broken off half way is never taken for a whole one.
  rmSync(stamp, { force: true });
  const command = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    await runStep('Building the site', projectNode, [command, 'build'], { cwd: root, env });
  } catch (cause) {
    throw new Mendable('The site could not be built; the reason stands above.', { cause });
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
  return children.filter((child) => !/\.test\.tsx?$/.test(child)).flatMap((child) => filesUnder(`${name}/${child}`));
}
