import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const project = resolve(import.meta.dirname, '..');

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(project, name), 'utf8'));

let base: string;
let programs: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'atrium-install-'));
  programs = join(base, 'programs');
  await mkdir(programs);
  await symlink(process.execPath, join(programs, 'node'));
  // No other program, such as python3, cc or make.
  for (const name of ['npm', 'npx', 'sh']) await symlink(await realpath(findProgram(name)), join(programs, name));
});
afterAll(() => rm(base, { recursive: true, force: true }));

function findProgram(name: string): string {
  const folder = (process.env.PATH ?? '').split(delimiter).find((path) => existsSync(join(path, name)));
  if (folder === undefined) throw new Error(`${name} is not on PATH.`);
  return join(folder, name);
}

/**
 * The packages that run a script or could be compiled when they are installed, and those that they need, as a project
 * of their own.
 */
async function makeProject(folder: string): Promise<void> {
  const lock = lockSchema.parse(await readJson('package-lock.json'));
  const { allowScripts } = manifestSchema.parse(await readJson('package.json'));
  const compiled = globSync('node_modules/{*,@*/*}/binding.gyp', { cwd: project }).map(dirname);
  const withScript = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript);
  const packages: typeof lock.packages = {};
  const add = (path: string): void => {
    const entry = lock.packages[path];
    if (entry === undefined || path in packages) return;
    packages[path] = entry;
    const needed = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    for (const name of needed) add(`node_modules/${name}`);
  };
  for (const path of [...compiled, ...withScript]) add(path);
  const versions = Object.entries(packages).map(([path, { version }]) => [path.replace('node_modules/', ''), version]);
  const [optional, required] = [true, false].map((isOptional) =>
    Object.fromEntries(
      versions.filter(([name]) => (packages[`node_modules/${name}`]?.optional === true) === isOptional),
    ),
  );
  const manifest = { name: 'fixture', type: 'module', dependencies: required, optionalDependencies: optional };
  const scripts = { start: 'node start.mjs' };
  await cp(join(project, 'scripts'), join(folder, 'scripts'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, allowScripts, scripts }));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, name: 'fixture', packages: { '': manifest, ...packages } }),
  );
  await writeFile(
    join(folder, 'start.mjs'),
    `import { spawnSync } from 'node:child_process';
     import { installPackages } from './scripts/install-packages.mjs';
     import { projectNode } from './scripts/project-node.mjs';
     await installPackages();
     spawnSync(projectNode, ['--input-type=module', '--eval', ${JSON.stringify(useInstalled)}], { stdio: 'inherit' });`,
  );
}

const useInstalled = `
  import Database from 'better-sqlite3';
  const { version } = new Database(':memory:').prepare('SELECT sqlite_version() AS version').get();
  console.log('Node', process.versions.node, 'SQLite', version);
`;

it.each(['10.8.2', '10.9.4', '11.6.3', '12.2.1'])('npm %s installs without Python and a compiler', async (version) => {
  const folder = join(base, version);
  await mkdir(folder);
  await makeProject(folder);
  const env = {
    PATH: programs,
    HOME: process.env.HOME,
    npm_config_prefer_offline: 'true',
    npm_config_ignore_scripts: 'false',
    // Behind a proxy with certificates of its own, npm is downloaded through it.
    NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
  };
  const { stdout } = await promisify(execFile)('npx', ['--yes', `npm@${version}`, 'start'], { cwd: folder, env });
  expect(stdout).toMatch(/Node 24\.\d+\.\d+ SQLite 3\.\d+\.\d+$/m);
});
