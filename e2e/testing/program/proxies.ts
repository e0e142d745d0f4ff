import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './instance.ts';

export const proxyNames = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

export interface RunningProxy {
  name: ProxyName;
  url: string;
  stop(): Promise<void>;
}

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/opt/homebrew/bin'];

/** The path of a proxy's program; undefined if it is not installed. */
export const programOf = (name: ProxyName): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Starts a proxy in front of a program, with its file in `deploy/`. Only addresses and folders are replaced. */
export async function startProxy(name: ProxyName, upstream: string): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `atrium-${name}-`));
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { args, env } = await commands[name]({ folder, port, upstream: new URL(upstream).host });
  // A file: nginx cannot open a pipe of this process as /dev/stdout.
  const log = await open(join(folder, 'log'), 'w');
  const child = spawn(programOf(name) ?? name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url, child);
  } catch (cause) {
    const printed = await readFile(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`${name} did not start:\n${printed}`, { cause });
  }
  return { name, url, stop };
}

interface Place {
  folder: string;
  port: number;
  upstream: string;
}

const commands: Record<ProxyName, (place: Place) => Promise<{ args: string[]; env?: Record<string, string> }>> = {
  async nginx({ folder, port, upstream }) {
    const text = (await readFile('deploy/nginx.conf', 'utf8'))
      .replaceAll(/server [\d.]+:3000/g, `server ${upstream}`)
      .replaceAll('/tmp/', `${folder}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const file = join(folder, 'nginx.conf');
    await writeFile(file, text);
    return { args: ['-p', folder, '-c', file, '-g', 'daemon off;'] };
  },
  async caddy({ folder, port, upstream }) {
    const env = {
      SITE_HOST: `http://127.0.0.1:${port}`,
      UPSTREAM: upstream,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    };
    return { args: ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], env };
  },
};

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The proxy exited with code ${child.exitCode}`);
    const answered = await fetch(`${url}/health/live`).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The proxy did not respond within 20 s');
}
