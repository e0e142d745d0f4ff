import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { pinned } from './pinned.ts';

export const node = resolve('node_modules/node/bin/node');
const run = promisify(execFile);

/** The arguments and environment of npm start. */
const program: { arguments: string[]; environment: NodeJS.ProcessEnv } = JSON.parse(
  readFileSync('scripts/program.json', 'utf8'),
);

/** The built program in a separate process. */
export interface Atrium {
  url: string;
  pid: number;
  /** From the start of the process to the end of the first response to `/`, in milliseconds. */
  startedInMs: number;
  /** Resident memory of the process, in bytes. */
  memory(): Promise<number>;
  /** Peak resident memory so far, in bytes. */
  peakMemory(): Promise<number>;
  /** Processor time of all threads so far, in milliseconds. */
  processorMs(): Promise<number>;
  /** Resolves when the program has ended its work in the background, such as resizing pictures. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export interface AtriumOptions {
  dataDir: string;
  port?: number;
  databaseUrl?: string;
  /** The public address; absent: its own. */
  publicUrl?: string;
  /** Does not pin the process to a core. */
  free?: boolean;
  /** Disables the page cache, so that each page is rendered. */
  uncached?: boolean;
  /** The folder of the built program; absent: this checkout. */
  checkout?: string;
}

const settingsOf = ({ dataDir, databaseUrl, uncached, checkout = '.' }: AtriumOptions): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  // As in npm start.
  NODE_COMPILE_CACHE: resolve(checkout, 'build/.compiled'),
  ...program.environment,
  DATA_DIR: dataDir,
  ...(uncached ? { PAGE_CACHE_MB: '0' } : {}),
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Long, because other programs may have all cores. */
const patienceMs = 600_000;
/** The interval between start checks, which is the error of the measured start time. */
const betweenMs = 5;

export async function startAtrium(options: AtriumOptions): Promise<Atrium> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { ...settingsOf(options), PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: options.publicUrl ?? url };
  const { command, parameters } = options.free
    ? { command: node, parameters: program.arguments }
    : pinned('measured', node, program.arguments);
  const began = performance.now();
  const child = spawn(command, parameters, { env, cwd: options.checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await firstAnswer(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  const startedInMs = performance.now() - began;
  const inStatus = async (name: string) => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  };
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs,
    memory: () => inStatus('VmRSS'),
    peakMemory: () => inStatus('VmHWM'),
    processorMs: () => processorMsOf(child.pid),
    async idle() {
      let [before, quiet] = [await processorMsOf(child.pid), 0];
      while (quiet < 3) {
        await wait(500);
        const now = await processorMsOf(child.pid);
        quiet = now - before <= idleMs ? quiet + 1 : 0;
        before = now;
      }
    },
    stop: () => stop(child),
  };
}

/** A program without work uses less in half a second. */
const idleMs = 20;

/** The kernel counts in ticks of 10 ms. */
const tickMs = 10;

async function processorMsOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * tickMs;
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode} instead of answering`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await wait(betweenMs);
  }
  throw new Error(`The program did not answer within ${patienceMs / 1000} s`);
}

/** Stops a process that this one started. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}

/** Runs one of the program's commands on a data folder; returns its output. */
export async function runCommand(file: string, words: readonly string[], options: AtriumOptions): Promise<string> {
  const env = { ...settingsOf(options), ...(options.publicUrl ? { PUBLIC_URL: options.publicUrl } : {}) };
  const { stdout } = await run(node, [file, ...words], { env, cwd: options.checkout, maxBuffer: 10_000_000 });
  return stdout;
}
