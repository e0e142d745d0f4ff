import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mendable, projectNode, root } from './project-node.mjs';
import { runStep } from './run-step.mjs';

const areas = ['accounts', 'api', 'files', 'front', 'mail', 'server', 'store'];
const shared = ['ui', 'contract', 'content', 'tsconfig.json', 'package-lock.json'];
/** Builds with the pseudo-locale `qps`, for tests of layout and of untranslated texts. */
const mode = process.env.PSEUDO_LOCALE === '1' ? ['--mode', 'pseudo'] : [];
const compress = 'scripts/compress.mjs';

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

const site = {
  name: 'the site',
  inputs: [...shared, 'site', 'scripts/messages', 'vite.config.ts', 'react-router.config.ts', compress],
  stamp: join(root, 'build', '.site-stamp'),
  steps: [
    [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', ...mode],
    [join(root, compress), join(root, 'build', 'site', 'client', 'assets')],
  ],
};
const office = {
  name: 'the office',
  inputs: [...shared, 'office', 'scripts/messages', 'site/texts/format-locale.ts', compress],
  stamp: join(root, 'build', '.office-stamp'),
  steps: [
    [join(root, 'scripts', 'compile-messages.ts')],
    [vite, 'build', '--config', 'office/vite.config.ts', ...mode],
    [join(root, compress), join(root, 'build', 'office', 'assets')],
  ],
};
// Built after the site, because it contains the site.
const program = {
  name: 'the program',
  inputs: [...shared, ...areas, 'demo/read-archive.ts', 'demo/read-inbox.ts', 'build/.site-stamp'],
  // Other files, such as pictures, are not bundled.
  taken: /\.(ts|tsx|json|site-stamp)$/,
  stamp: join(root, 'build', '.program-stamp'),
  steps: [[vite, 'build', '--config', 'server/vite.config.ts', ...mode]],
};

/** Builds everything that npm start runs and serves into build/. Skips a part whose build was made from the same files. */
export async function buildAll() {
  for (const part of [site, office, program]) await build(part);
}

async function build({ name, inputs, taken, stamp, steps }) {
  const wanted = [hashOf(inputs, taken), ...mode].join(' ');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Without its stamp, an interrupted build never counts as complete.
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    for (const step of steps) await runStep(`Building ${name}`, projectNode, step, { cwd: root, env });
  } catch (cause) {
    throw new Mendable(`${name[0].toUpperCase()}${name.slice(1)} could not be built; see the output above.`, {
      cause,
    });
  }
  writeFileSync(stamp, wanted);
}

/** SHA-256 (hex) of the names and contents of the files under these names, where `taken` matches; without tests. */
function hashOf(names, taken = /./) {
  const hash = createHash('sha256');
  const files = names.flatMap(filesUnder).filter((name) => taken.test(name));
  for (const name of files.sort()) {
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
