import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
/** The names of the Debian packages. */
const packages = { nginx: 'nginx-light', wrk: 'wrk' } as const;

const find = (tool: string): string | undefined =>
  places.map((place) => `${place}/${tool}`).find((path) => existsSync(path));

/** A program or package that the bench needs cannot be installed here, such as without a network. */
export class MissingTool extends Error {}

/** Returns the path of a tool. Installs it if possible; otherwise the error gives the command. */
export function toolPath(tool: keyof typeof packages): string {
  const there = find(tool);
  if (there) return there;
  const install = `apt-get install -y ${packages[tool]}`;
  if (process.getuid?.() === 0 && find('apt-get')) {
    console.log(`Installing ${packages[tool]} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['install', '-y', packages[tool]], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  const installed = find(tool);
  if (!installed)
    throw new MissingTool(`The bench needs ${tool}, which is not on this machine. Install it: ${install}`);
  return installed;
}
