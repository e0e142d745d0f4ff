import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { copySeed } from '../testing/program/seed.ts';

/** `FAULT_ROUNDS=20` for the full test. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const maxShutdownMs = 10_000;

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-take-over-'));
  await copySeed(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Holds a listening socket without accepting connections, as systemd does. The holder starts programs that inherit it. */
async function holdPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  const holder = spawn('sh', ['-c', 'while read -r command; do (sh -c "$command"; echo over) & done; wait'], {
    stdio: ['pipe', 'pipe', 'inherit', fd],
  });
  server.close();
  const lines = createInterface({ input: holder.stdout as NodeJS.ReadableStream });
  return { port, holder, lines };
}

interface Started {
  pid: number;
}

/** Starts the program on the held socket. Resolves when it serves. */
function startOn(held: Awaited<ReturnType<typeof holdPort>>): Promise<Started> {
  const { holder, lines, port } = held;
  const env = `DATA_DIR='${folder}' HOST=127.0.0.1 PORT=${port} PUBLIC_URL=http://127.0.0.1:${port} NODE_ENV=production`;
  return new Promise((resolve) => {
    let pid = 0;
    const onLine = (line: string) => {
      if (line.startsWith('pid ')) pid = Number(line.slice(4));
      if (!line.includes('"msg":"Serving ')) return;
      lines.off('line', onLine);
      resolve({ pid });
    };
    lines.on('line', onLine);
    holder.stdin?.write(
      `echo pid $$; LISTEN_FDS=1 LISTEN_PID=$$ ${env} exec node_modules/node/bin/node build/program/main.js\n`,
    );
  });
}

/** Sends SIGTERM to a process and waits for its end. Returns the duration in ms. */
async function end({ lines }: Awaited<ReturnType<typeof holdPort>>, { pid }: Started): Promise<number> {
  const began = performance.now();
  const over = new Promise<void>((resolve) => {
    const onLine = (line: string) => {
      if (line !== 'over') return;
      lines.off('line', onLine);
      resolve();
    };
    lines.on('line', onLine);
  });
  process.kill(pid, 'SIGTERM');
  await over;
  return performance.now() - began;
}

/** Sends requests without a pause until it is stopped: for cached and uncached pages, on keep-alive and new connections. */
function askOn(port: number) {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })];
  const failures: string[] = [];
  let asked = 0;
  let stopped = false;
  const ask = (path: string, agent: Agent) =>
    new Promise<void>((resolve) => {
      const fail = (why: string) => {
        failures.push(`${path}: ${why}`);
        resolve();
      };
      httpRequest({ port, host: '127.0.0.1', path, agent }, (response) => {
        if (response.statusCode !== 200) failures.push(`${path}: ${response.statusCode}`);
        response
          .resume()
          .on('end', resolve)
          .on('error', (error) => fail(error.message));
      })
        .on('error', (error) => fail(error.message))
        .end();
    });
  const workers = agents.flatMap((agent) =>
    ['/', '/faq', '/api/WebApi/GetNews?take=2'].map(async (path) => {
      for (; !stopped; asked += 1) await ask(asked % 5 === 0 ? `/search?q=yarn${asked}` : path, agent);
    }),
  );
  return {
    failures,
    asked: () => asked,
    async stop() {
      stopped = true;
      await Promise.all(workers);
      for (const agent of agents) agent.destroy();
    },
  };
}

test(`loses no request when a second process takes over under load, ${rounds} times`, async () => {
  test.setTimeout(60_000 + rounds * 30_000);
  const held = await holdPort();
  const holder: ChildProcess = held.holder;
  let running = await startOn(held);
  const load = askOn(held.port);
  try {
    for (let round = 0; round < rounds; round++) {
      const before = load.asked();
      await expect.poll(() => load.asked(), { timeout: 30_000, intervals: [50] }).toBeGreaterThan(before + 20);
      const next = await startOn(held);
      expect(await end(held, running)).toBeLessThan(maxShutdownMs);
      running = next;
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(load.asked()).toBeGreaterThan(20 * rounds);
  } finally {
    await load.stop();
    await end(held, running);
    holder.stdin?.end();
  }
});
