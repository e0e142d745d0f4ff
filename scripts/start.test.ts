import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const scripts = import.meta.dirname;
const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'fixture' },
      'node_modules/node': { version: '24.21.0' },
      'node_modules/thing': { version },
      'node_modules/elsewhere': { version: '1.0.0', optional: true },
    },
  });

let root: string;

/** Fake npm: records its run and writes the packages of the lock file; `rebuild` runs the install script of `node`. */
const fakeNpm = `
import { appendFileSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
appendFileSync('calls', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
const cache = process.env.npm_config_cache;
appendFileSync('cache', cache + ' ' + (cache && statSync(cache).isDirectory()) + '\\n');
if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
if (process.env.NPM_IS_KILLED) process.kill(process.pid, 'SIGKILL');
if (process.argv[2] === 'rebuild') { symlinkSync(process.execPath, 'node_modules/node/bin/node'); process.exit(0); }
rmSync('node_modules/node/bin/node', { force: true });
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
delete packages[''];
delete packages['node_modules/elsewhere'];
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

/** Fake build of the site. */
const fakeBuild = `
const { appendFileSync, mkdirSync } = require('node:fs');
appendFileSync('calls', 'build\\n');
if (process.env.BUILD_FAILS) { console.error('syntax error'); process.exit(1); }
mkdirSync('build/site/client/assets', { recursive: true });
`;

/** Fake build of the office and the program; the program's copies server/main.ts. */
const fakeVite = `
import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
const [part] = process.argv.at(-1).split('/');
appendFileSync('calls', (part === 'server' ? 'program' : part) + '\\n');
if (process.env.OFFICE_FAILS) { console.error('syntax error'); process.exit(1); }
mkdirSync('build/office/assets', { recursive: true });
mkdirSync('build/program', { recursive: true });
if (part === 'server') copyFileSync('server/main.ts', 'build/program/main.js');
`;

const fakeMain = `
import { appendFileSync } from 'node:fs';
appendFileSync('calls', 'main\\n');
if (process.env.STAY) {
  const staying = setInterval(() => {}, 1_000);
  for (const signal of ['SIGTERM', 'SIGHUP']) {
    process.on(signal, () => { clearInterval(staying); appendFileSync('calls', 'stopped\\n'); process.exitCode = 7; });
  }
  console.log('listening');
} else process.exitCode = Number(process.env.EXIT ?? 0);
`;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Creates a project whose packages are not installed yet. */
async function makeProject(): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'atrium-start-'));
  await cp(scripts, join(root, 'scripts'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  await write('package-lock.json', lock('1.0.0'));
  // Writes modules that the fake builds do not read.
  await write('scripts/compile-messages.ts', '');
  await write('npm-cli.mjs', fakeNpm);
  await write('node_modules/node/package.json', '{"version":"24.21.0"}');
  await write('node_modules/thing/package.json', '{}');
  await write('node_modules/@react-router/dev/bin.cjs', fakeBuild);
  await write('node_modules/vite/package.json', '{"type":"module"}');
  await write('node_modules/vite/bin/vite.js', fakeVite);
  await write('package.json', '{"type":"module","allowScripts":{"node":true,"thing":false,"elsewhere":true}}');
  await write('server/main.ts', fakeMain);
  await write('site/root.tsx', 'a');
  await write('office/main.tsx', 'c');
  await write('contract/protocol/call.ts', 'b');
  await mkdir(join(root, 'node_modules/node/bin'));
  await symlink(process.execPath, join(root, 'node_modules/node/bin/node'));
}

const removeProject = (folder = root) => rm(folder, { recursive: true, force: true });

let started: string;

// A first start takes eight processes, and most tests start from its result.
beforeAll(async () => {
  await makeProject();
  await start();
  started = root;
});
afterAll(() => removeProject(started));

beforeEach(makeProject);
afterEach(() => removeProject());

/** Replaces the project by a copy of the started one. */
async function useStarted(): Promise<void> {
  await removeProject();
  await cp(started, root, { recursive: true, verbatimSymlinks: true });
}

function launch(env: Record<string, string> = {}) {
  const { npm_lifecycle_event: _, ...rest } = process.env;
  return spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...rest, npm_execpath: join(root, 'npm-cli.mjs'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts the project, waits for the end, and returns the recorded calls. */
async function start(env: Record<string, string> = {}) {
  await writeFile(join(root, 'calls'), '');
  const child = launch(env);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [exitCode] = await once(child, 'close');
  const calls = (await readFile(join(root, 'calls'), 'utf8')).trim().split('\n');
  return { exitCode, output, calls };
}

const ci = 'npm ci --ignore-scripts --include=dev --include=optional --no-engine-strict --no-audit --no-fund';
const rebuild = 'npm rebuild node --ignore-scripts=false';
const install = [ci, rebuild];

describe('npm start', () => {
  it('installs, builds and starts the first time, and only starts the second time', async () => {
    const first = await start();
    expect(first.calls).toEqual([...install, 'build', 'office', 'program', 'main']);
    expect(first.output).toContain('Installing packages');
    expect(first.output).toContain('Building the site');
    expect(first.output).toContain('Building the office');
    expect(first.output).toContain('Building the program');
    expect(await start()).toEqual({ exitCode: 0, output: '', calls: ['main'] });
  });

  it('does not install after a manual npm install', async () => {
    await useStarted();
    await rm(join(root, 'node_modules/.atrium-installed'));
    expect((await start()).calls).toEqual(['main']);
  });

  it('installs and builds again after a change of the lock file', async () => {
    await useStarted();
    await write('package-lock.json', lock('2.0.0'));
    expect((await start()).calls).toEqual([...install, 'build', 'office', 'program', 'main']);
  });

  it.each([
    ['site/root.tsx', ['build', 'program']],
    ['vite.config.ts', ['build', 'program']],
    ['office/main.tsx', ['office']],
    ['server/other.ts', ['program']],
    ['store/new.ts', ['program']],
    ['contract/protocol/call.ts', ['build', 'office', 'program']],
    ['ui/new.tsx', ['build', 'office', 'program']],
  ])('rebuilds each part that contains %s', async (path, builds) => {
    await useStarted();
    await mkdir(dirname(join(root, path)), { recursive: true });
    await appendFile(join(root, path), 'changed');
    expect((await start()).calls).toEqual([...builds, 'main']);
    expect((await start()).calls).toEqual(['main']);
  });

  it('does not build for a changed test or for a file that is not bundled', async () => {
    await useStarted();
    await write('site/root.test.tsx', 'changed');
    await write('server/other.test.ts', 'changed');
    await write('demo/archive/files/new.webp', 'changed');
    expect((await start()).calls).toEqual(['main']);
  });

  it('builds again after a failed build', async () => {
    const failed = await start({ BUILD_FAILS: '1' });
    expect(failed).toMatchObject({ exitCode: 1, calls: [...install, 'build'] });
    expect(failed.output).toContain('syntax error');
    expect((await start()).calls).toEqual(['build', 'office', 'program', 'main']);
  });

  it('does not rebuild the site if only the office failed', async () => {
    const failed = await start({ OFFICE_FAILS: '1' });
    expect(failed).toMatchObject({ exitCode: 1, calls: [...install, 'build', 'office'] });
    expect(failed.output).toContain('The office could not be built');
    expect((await start()).calls).toEqual(['office', 'program', 'main']);
  });

  it.each([
    ['older npm', 'npm ERR! code ENOSPC\nnpm ERR! nospc No space left', 'npm: nospc No space left (ENOSPC)'],
    [
      'an install script',
      `npm error code 1
npm error path /srv/node_modules/thing
npm error command failed
npm error command sh -c node-gyp rebuild
npm error gyp info it worked if it ends with ok
npm error gyp ERR! stack Error: Could not find any Python installation to use`,
      'npm: command sh -c node-gyp rebuild; path /srv/node_modules/thing; gyp ERR! stack Error: Could not find any Python installation to use (1)',
    ],
    [
      'a registry without an address',
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request to https://example.com/thing failed',
      'The registry could not be reached, and installing needs it. npm: network request to https://example.com/thing failed (ENOTFOUND)',
    ],
    [
      'a registry that an install script could not reach',
      'npm error code 1\nnpm error command sh -c node install\nnpm error npm error code ECONNREFUSED\nnpm error Error: request failed',
      'The registry could not be reached, and installing needs it. npm: command sh -c node install; Error: request failed (ECONNREFUSED)',
    ],
    ['a program that prints something else', 'a fault', 'npm: a fault (1)'],
  ])(
    'prints npm’s output if the install fails, and quotes it in the last line: %s',
    async (_what, printed, sentence) => {
      const failed = await start({ NPM_FAILS: printed });
      expect(failed).toMatchObject({ exitCode: 1, calls: [ci] });
      expect(failed.output).toContain(printed);
      expect(failed.output.trim().split('\n').at(-1)).toBe(`The packages could not be installed. ${sentence}`);
    },
  );

  it('names the memory if npm was killed', async () => {
    const failed = await start({ NPM_IS_KILLED: '1' });
    expect(failed).toMatchObject({ exitCode: 1, calls: [ci] });
    expect(failed.output).toContain('the memory ran out');
    expect(failed.output).not.toContain('network');
  });

  it('runs the install script of the project’s own Node after a manual npm install without scripts', async () => {
    await useStarted();
    await rm(join(root, 'node_modules/node/bin/node'));
    expect(await start()).toMatchObject({ exitCode: 0, calls: [rebuild, 'main'] });
  });

  it('installs with npm if another package manager starts it', async () => {
    // The launcher does not use programs inside the project.
    const folder = await mkdtemp(join(tmpdir(), 'atrium-programs-'));
    await writeFile(join(folder, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${root}/npm-cli.mjs" "$@"\n`);
    await chmod(join(folder, 'npm'), 0o755);
    const started = await start({ npm_execpath: '/opt/pnpm.cjs', PATH: `${folder}:${process.env.PATH}` });
    await removeProject(folder);
    expect(started).toMatchObject({ exitCode: 0, calls: [...install, 'build', 'office', 'program', 'main'] });
  });

  // Also root cannot create a folder in a file. A user without a home has such a HOME, or one that does not exist.
  it.each([
    ['HOME', { HOME: '/dev/null', npm_config_cache: '' }],
    ['the cache', { npm_config_cache: '/dev/null/.npm' }],
  ])('installs with a temporary cache if %s cannot be written', async (_, env) => {
    expect((await start(env)).exitCode).toBe(0);
    const caches = (await readFile(join(root, 'cache'), 'utf8')).trim().split('\n');
    expect(caches).toHaveLength(2);
    for (const line of caches) {
      const [path = '', existed] = line.split(' ');
      expect([path.startsWith(join(tmpdir(), 'atrium-npm-')), existed]).toEqual([true, 'true']);
      expect(existsSync(path)).toBe(false);
    }
  });

  it('installs with the cache of npm if it can be written', async () => {
    const cache = join(root, 'own-cache');
    await start({ npm_config_cache: cache });
    expect(await readFile(join(root, 'cache'), 'utf8')).toBe(`${cache} true\n`.repeat(2));
  });

  it.each([
    ['EACCES', 'it may not be changed by this user'],
    ['EROFS', 'it may not be changed by this user'],
    ['ENOSPC', 'the disk is full'],
  ])('says what npm cannot write: %s', async (code, why) => {
    const NPM_FAILS = `npm error code ${code}\nnpm error syscall mkdir\nnpm error path /srv/atrium/node_modules`;
    const { output } = await start({ NPM_FAILS });
    expect(output.trim().split('\n').at(-1)).toBe(
      `The packages could not be installed. npm cannot write /srv/atrium/node_modules: ${why} (${code}). ` +
        'Its cache is set by npm_config_cache, the packages go into node_modules.',
    );
  });

  it('passes on the exit code', async () => {
    expect((await start({ EXIT: '5' })).exitCode).toBe(5);
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('passes on %s and waits for the server to stop', async (signal) => {
    await useStarted();
    const child = launch({ STAY: '1' });
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([7, null]);
  });

  it('stops when npm stops, which signals only the shell between them', async () => {
    await useStarted();
    const env = { ...process.env, npm_lifecycle_event: 'start', STAY: '1' };
    const line = `"${process.execPath}" scripts/start.mjs; true`;
    const shell = spawn('sh', ['-c', line], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    // The pipe closes when the last process that holds it has ended.
    await once(shell, 'close');
    expect(await readFile(join(root, 'calls'), 'utf8')).toContain('stopped');
  });
});

it('names a Node that is too old in one sentence', async () => {
  const asking = `import { requireHostNode } from ${JSON.stringify(join(root, 'scripts/project-node.mjs'))};
    for (const version of ['18.20.4', '20.18.3', '20.19.0', '24.1.0']) {
      try { requireHostNode(version); console.log(version, 'fits'); } catch (error) { console.log(error.message); }
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', asking], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = (await child.stdout.toArray()).join('').trim().split('\n');
  expect(output).toEqual([
    expect.stringMatching(/needs Node 20\.19 or newer.*this is Node 18\.20\.4/),
    expect.stringMatching(/needs Node 20\.19 or newer.*this is Node 20\.18\.3/),
    '20.19.0 fits',
    '24.1.0 fits',
  ]);
});
