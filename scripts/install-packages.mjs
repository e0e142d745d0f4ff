import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainNpm } from './explain-npm.mjs';
import { withNpmCache } from './npm-cache.mjs';
import {
  hostNode,
  Mendable,
  outsidePath,
  projectNode,
  proveProjectNode,
  requireHostNode,
  root,
} from './project-node.mjs';
import { runStep } from './run-step.mjs';

const lockFile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules', '.atrium-installed');

/** Installs the locked packages unless node_modules already contains them; then it does not use the network. */
export async function installPackages() {
  const lock = readFileSync(lockFile);
  const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(projectNode) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (!matchesInstalled(JSON.parse(lock.toString()))) await installLocked();
  if (!existsSync(projectNode)) await runInstallScripts();
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

/**
 * Without install scripts: older npm compiles each package that contains a `binding.gyp`, such as better-sqlite3, which
 * has its binaries with it. The options have precedence over settings of the user that would leave out packages.
 */
function installLocked() {
  const first = !existsSync(join(root, 'node_modules'));
  const title = `Installing packages (${first ? 'first start, ' : 'they have changed, '}about a minute)`;
  const complete = ['--include=dev', '--include=optional', '--no-engine-strict'];
  return runNpm(title, ['ci', '--ignore-scripts', ...complete, '--no-audit', '--no-fund']);
}

/** Runs the install scripts that package.json allows, such as the one that downloads the project's own Node. */
function runInstallScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)),
  );
  return runNpm('Installing the project’s own Node', ['rebuild', ...names, '--ignore-scripts=false']);
}

async function runNpm(title, args) {
  requireHostNode();
  const npm = process.env.npm_execpath;
  // Another package manager, such as pnpm, sets this variable too.
  const [command, ...before] = npm && /[\\/]npm-cli\.[cm]?js$/.test(npm) ? [hostNode(), npm] : ['npm'];
  try {
    await withNpmCache((env) =>
      runStep(title, command, [...before, ...args], { cwd: root, env: { ...env, PATH: outsidePath() } }),
    );
  } catch (cause) {
    throw new Mendable(`The packages could not be installed. ${explainNpm(cause)}`, { cause });
  }
}
