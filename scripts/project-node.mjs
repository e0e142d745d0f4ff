import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute, without a trailing separator. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

const executable = process.platform === 'win32' ? 'node.exe' : 'node';

/** The project's own Node; the machine's Node only installs it. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', executable);

const oldestHost = [20, 19];
const oldestOwn = 24;

/** A problem that the user can fix; its message says how. */
export class Mendable extends Error {}

/** Rejects a Node that is too old to install the project. Throws {@link Mendable}. */
export function requireHostNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldestHost[0] || (major === oldestHost[0] && minor >= oldestHost[1])) return;
  throw new Mendable(
    `Atrium needs Node ${oldestHost.join('.')} or newer to start; this is Node ${version}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  );
}

const howToMend = 'Run "npm rebuild node --ignore-scripts=false" while connected to the network, then try again.';

/** Runs the project's own Node to check its version, because its files may exist but not run. Throws {@link Mendable}. */
export function proveProjectNode() {
  const asked = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  const version = asked.status === 0 ? asked.stdout.trim().replace(/^v/, '') : undefined;
  if (version === undefined) throw new Mendable(`The project's own Node does not run on this machine. ${howToMend}`);
  if (Number.parseInt(version, 10) < oldestOwn) throw new Mendable(tooOld(version));
}

function tooOld(version) {
  return `The project's own Node is ${version}, but ${oldestOwn} or newer is needed. ${howToMend}`;
}

/** The search path without this project's own executables. */
export function outsidePath(path = process.env.PATH || '') {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && !resolve(folder).startsWith(root + sep))
    .join(delimiter);
}

/** A Node outside of the project, because an install replaces the project's own one. */
export function hostNode() {
  if (!process.execPath.startsWith(root + sep)) return process.execPath;
  const folder = outsidePath()
    .split(delimiter)
    .find((candidate) => existsSync(join(candidate, executable)));
  return folder === undefined ? process.execPath : join(folder, executable);
}
