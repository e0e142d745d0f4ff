import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  hostNode,
  Mendable,
  outsidePath,
  proveProjectNode,
  requireHostNode,
  requireProjectNode,
  root,
} from './project-node.mjs';
import { runStep } from './run-step.mjs';

const lockFile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules', '.atrium-installed');

/** Installs the locked packages unless node_modules already contains them; then it does not use the network. */
export async function installPackages() {
  const lock = readFileSync(lockFile);
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) {
    requireProjectNode();
    return;
  }
  if (!matchesInstalled(JSON.parse(lock.toString()))) await runInstall();
  proveProjectNode();
  writeFileSync(marker, wanted);
}

/** Whether the packages that npm installed match the lock file, such as after a manual npm install. */
function matchesInstalled(lock) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  // npm's own record is valid even if the marker is from another lock file or machine.
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = lock.packages;
  const same = (path) => locked[path]?.version === installed[path].version && existsSync(join(root, path));
  const dispensable = (path) => path === '' || locked[path].optional === true || locked[path].devOptional === true;
  return (
    Object.keys(installed).every(same) && Object.keys(locked).every((path) => path in installed || dispensable(path))
  );
}

async function runInstall() {
  requireHostNode();
  const first = !existsSync(join(root, 'node_modules'));
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm && /\.[cm]?js$/.test(npm) ? [hostNode(), npm] : ['npm'];
  const title = `Installing packages (${first ? 'first start, ' : 'they have changed, '}about a minute)`;
  const env = { ...process.env, PATH: outsidePath() };
  const args = [...before, 'ci', '--no-audit', '--no-fund'];
  try {
    await runStep(title, command, args, { cwd: root, env });
  } catch (cause) {
    throw new Mendable(
      'The packages could not be installed; see the output of npm above. A first start needs a network connection.',
      { cause },
    );
  }
}
