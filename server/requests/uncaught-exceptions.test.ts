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
  'what goes wrong %s is answered with a plain 500 that names the request, logged with its id, and ends nothing else',
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

test('an answer that has begun is cut off rather than ended as if it were whole', async () => {
  const half = await fetch(`${url}/half-way`);
  await expect(half.text()).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe('well');
});
