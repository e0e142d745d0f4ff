import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeed, shareRenditions } from './seed.ts';

/** An instance of the built program in its own process, separate from the one that all tests share. */
export interface Instance {
  url: string;
  dataDir: string;
  /** Its standard output since the last start. */
  printed(): string;
  /** Its standard error since the last start. Empty unless something failed. */
  complaints(): string;
  /** The id of the process that was started last. */
  pid(): number;
  /** Ends the process at once (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again with the same folder and port. */
  restart(): Promise<void>;
  /** Ends the process and removes its folder, unless the folder was given as `DATA_DIR`. */
  remove(): Promise<void>;
}

/** As `npm start` runs it (scripts/program.mjs). */
export const asStarted: { arguments: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync('scripts/program.json', 'utf8'),
);
export const startedIn = { ...asStarted.environment, NODE_COMPILE_CACHE: join(process.cwd(), 'build', '.compiled') };

/** A port that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether these settings start a program with the demo group in its data folder. */
const hasDemo = ({ START_EMPTY, BACKEND_URL, DATABASE_URL, PUBLIC_URL, DEMO }: Record<string, string>): boolean =>
  !(START_EMPTY || BACKEND_URL || DATABASE_URL) && (DEMO ? DEMO === 'on' : !PUBLIC_URL);

/**
 * Starts the built program, or another one with its options. With the demo group, it starts on a copy of the seeded
 * data folder.
 */
export async function startInstance(
  settings: Record<string, string> = {},
  program: readonly string[] = asStarted.arguments,
): Promise<Instance> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'atrium-instance-')));
  if (hasDemo(settings)) {
    await copySeed(dataDir);
    if (!settings.DATA_DIR) await shareRenditions(dataDir);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...startedIn,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    // No caching of backend calls, so a test sees changes at once. Tests about caching override it.
    BACKEND_FRESH: '0',
    ...settings,
  };
  let child: ChildProcess | undefined;
  let lines = '';
  let complaints = '';

  const start = () => {
    const started = spawn('node_modules/node/bin/node', program, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    return new Promise<void>((resolve, reject) => {
      lines = '';
      complaints = '';
      started.stderr.on('data', (chunk: Buffer) => {
        complaints += chunk.toString();
        process.stderr.write(chunk);
      });
      started.stdout.on('data', (chunk: Buffer) => {
        lines += chunk.toString();
        if (lines.includes('"msg":"Serving ')) resolve();
      });
      started.on('exit', (code, signal) => reject(new Error(`The instance ended with ${code ?? signal}: ${lines}`)));
    });
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    url,
    dataDir,
    printed: () => lines,
    complaints: () => complaints,
    pid: () => child?.pid ?? 0,
    kill: () => end('SIGKILL'),
    restart: start,
    remove: async () => {
      await end('SIGTERM');
      if (!settings.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
