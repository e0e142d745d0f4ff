import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPieces } from './read-pieces.ts';

const bytes = new Uint8Array(1_000_000).map((_, index) => index % 251);

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-pieces-'));
  path = join(folder, 'video.mp4');
  await writeFile(path, bytes);
});
afterEach(() => rm(folder, { recursive: true }));

const all = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer());

/** How many file descriptors of this process refer to the file. */
async function timesOpen(): Promise<number> {
  const open = await readdir('/proc/self/fd');
  const targets = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target === path).length;
}

test.each([
  [0, 0],
  [0, 999_999],
  [131_071, 131_072],
  [131_072, 262_143],
  [999_999, 999_999],
  [500_000, 5_000_000],
])('reads exactly the bytes from %i to %i', async (start, end) => {
  expect(Buffer.compare(await all(readPieces(path, { start, end })), bytes.subarray(start, end + 1))).toBe(0);
});

test('reads a whole file, and nothing of an empty one', async () => {
  expect(Buffer.compare(await all(readPieces(path)), bytes)).toBe(0);
  await writeFile(path, '');
  expect(await all(readPieces(path))).toEqual(new Uint8Array());
});

test('fails if the file does not exist', async () => {
  await expect(all(readPieces(join(folder, 'none')))).rejects.toThrow('ENOENT');
});

test.runIf(process.platform === 'linux')('closes the file in all cases', async () => {
  await all(readPieces(path));
  // A stream that is never read.
  readPieces(path);
  expect(await timesOpen()).toBe(0);

  const reader = readPieces(path).getReader();
  await reader.read();
  expect(await timesOpen()).toBe(1);
  await reader.cancel();
  expect(await timesOpen()).toBe(0);

  // Cancelled while opening, and while reading.
  const opening = readPieces(path).getReader();
  const first = opening.read();
  await opening.cancel();
  await first;
  const reading = readPieces(path).getReader();
  await reading.read();
  const second = reading.read();
  await reading.cancel();
  await second;
  await expect.poll(timesOpen).toBe(0);
});
