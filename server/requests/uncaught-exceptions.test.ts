import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../testing/serve-faults.ts', import.meta.url));

let child: ChildProcess;
let printed = '';
let url: string;

beforeAll(async () => {
  child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  while (!printed.includes('\n') && child.stdout) await once(child.stdout, 'data');
  const { port } = JSON.parse(printed.split('\n')[0] ?? '');
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
});

const lines = () =>
  printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(['/in-a-timer', '/in-a-promise'])(
  'an error %s gets a plain 500 with the request id, is logged with the id, and affects no other request',
  async (path) => {
    const [failed, well] = await Promise.all([fetch(url + path), fetch(url)]);
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    const id = failed.headers.get('x-request-id');
    expect(await failed.text()).toBe(`Unexpected Application Error!\n\nRequest ${id}\n`);
    expect(await well.text()).toBe('well');
    await expect.poll(lines).toContainEqual(expect.objectContaining({ requestId: id, level: 50 }));
    expect(child.exitCode).toBeNull();
  },
);

test('a response that has started is cut off, so that it does not look complete', async () => {
  const half = await fetch(`${url}/half-way`);
  await expect(half.text()).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe('well');
});
