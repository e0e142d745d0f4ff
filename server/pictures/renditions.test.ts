import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import type { renderPicture } from '#files/pictures/render-picture.ts';
import { silentLog } from '../logging/log.ts';
import { createRenditions, originalOf, type RenditionParts, renditionName } from './renditions.ts';

const original = `${'0a'.repeat(16)}.png`;
const at = (width: 320 | 480 | 640 | 800) => ({ width, format: 'webp' }) as const;

let folder: string;
let originals: BlobStore;
let made: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-renditions-'));
  originals = createDiskBlobs(join(folder, 'files'));
  made = createDiskBlobs(join(folder, 'made'));
  const canvas = sharp({ create: { width: 500, height: 400, channels: 3, background: 'teal' } });
  await originals.put(original, await canvas.png().toBuffer());
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () => (await Array.fromAsync(made.list())).map(({ name }) => name);
const start = (more: Partial<RenditionParts> = {}) =>
  createRenditions({ originals, made, log: silentLog(), maxConcurrent: 1, ...more });

/** A renderer that waits until it is released, and records its calls. */
function held() {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const render: typeof renderPicture = async (_, { width }) => {
    begun.push(width);
    await gate;
    return Buffer.from(`${width}`);
  };
  return { render, begun, letGo };
}

describe('renditions', () => {
  test('are rendered once for concurrent requests, and stored', async () => {
    const { render, begun, letGo } = held();
    const renditions = start({ render });
    const asked = Array.from({ length: 20 }, () => renditions.find(original, at(320)));
    letGo();
    for (const found of await Promise.all(asked)) expect(found.kind).toBe('made');
    expect(begun).toEqual([320]);
    expect((await start({ render }).find(original, at(320))).kind).toBe('made');
    expect(begun).toEqual([320]);
    expect(await names()).toEqual([renditionName(original, at(320))]);
  });

  test('are not rendered in sizes that are not offered', async () => {
    const renditions = start();
    expect(await renditions.find(original, at(800))).toEqual({ kind: 'none' });
    expect(await renditions.find(`${'1b'.repeat(16)}.png`, at(320))).toEqual({ kind: 'none' });
    expect(await renditions.find(original, { ...at(320), cut: { shape: 'upright', at: 5 } })).toMatchObject({
      kind: 'none',
    });
    expect(await names()).toEqual([]);
  });

  test('are not waited for while the queue is full, and exist later', async () => {
    const { render, begun, letGo } = held();
    const renditions = start({ render, maxWaiting: 1, maxWaitMs: 60_000 });
    const first = renditions.find(original, at(320));
    await vi.waitUntil(() => begun.length === 1, { timeout: 20_000 });
    // Which of the two enters the queue depends on which file is found first.
    const others = ([480, 640] as const).map((width) => renditions.find(original, at(width)));
    expect(await Promise.race(others)).toEqual({ kind: 'not-now' });
    letGo();
    const kinds = (await Promise.all([first, ...others])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['made', 'made', 'not-now']);
    expect(begun).toHaveLength(2);
    const again = await Promise.all(([480, 640] as const).map((width) => renditions.find(original, at(width))));
    expect(again.map(({ kind }) => kind)).toEqual(['made', 'made']);
  });

  test('that take too long are not waited for, but are rendered in the background', async () => {
    const { render, letGo } = held();
    const renditions = start({ render, maxWaitMs: 1 });
    expect(await renditions.find(original, at(320))).toEqual({ kind: 'not-now' });
    letGo();
    await renditions.settled();
    expect((await renditions.find(original, at(320))).kind).toBe('made');
  });

  test('that fail leave no files, and are tried and logged once, in all sizes', async () => {
    const render = vi.fn(() => Promise.reject(new Error('damaged')));
    const log = { ...silentLog(), warn: vi.fn() };
    const renditions = start({ render, log });
    for (const width of [320, 320, 480] as const) {
      expect(await renditions.find(original, at(width))).toEqual({ kind: 'failed' });
    }
    expect([render.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1]);
    expect(await names()).toEqual([]);
  });

  test('that cannot be stored are rendered again', async () => {
    const { render, letGo } = held();
    letGo();
    const put = vi.fn(() => Promise.reject(new Error('disk full')));
    const renditions = start({ render, made: { ...made, put } });
    for (let times = 0; times < 2; times++) {
      expect(await renditions.find(original, at(320))).toEqual({ kind: 'not-now' });
    }
    expect(put).toHaveBeenCalledTimes(2);
  });

  test('of animations are the original', async () => {
    const frame = (colour: string) => sharp({ create: { width: 400, height: 300, channels: 4, background: colour } });
    const frames = await Promise.all(['red', 'green'].map((colour) => frame(colour).png().toBuffer()));
    const moving = `${'2c'.repeat(16)}.webp`;
    await originals.put(
      moving,
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect(await start().find(moving, at(320))).toEqual({ kind: 'original' });
  });
});

test('a rendition’s name contains the name of its original', () => {
  expect(originalOf(renditionName(original, at(320)))).toBe(original);
  for (const shape of ['upright', 'square', 'wide'] as const) {
    expect(originalOf(renditionName(original, { ...at(320), cut: { shape, at: 10 } }))).toBe(original);
  }
  expect(originalOf('something-else.webp')).toBeUndefined();
});
