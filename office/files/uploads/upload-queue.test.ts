import { describe, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#contract/office/file-view.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';

const stored = (name: string): UploadedFile => ({
  src: `/files/${name}`,
  name,
  mediaType: 'image/webp',
  bytes: 1,
  width: 1,
  height: 1,
  alt: '',
  focus: { x: 0.5, y: 0.5 },
  title: '',
  lang: '',
  uses: 0,
  addedAt: '2026-11-21T10:00:00Z',
  addedBy: 'Olga',
  permalink: null,
  existed: false,
});

/** A queue whose uploads the test ends. */
function start() {
  const open = new Map<string, { progress(share: number): void; end(): void; fail(error: Error): void }>();
  let uploads: readonly Upload[] = [];
  const done: string[] = [];
  const doneKeys: number[] = [];
  const queue = createUploadQueue({
    send: (file, progress) =>
      new Promise((resolve, reject) => {
        open.set(file.name, { progress, end: () => resolve(stored(file.name)), fail: reject });
      }),
    onChange: (next) => {
      uploads = next;
    },
    onDone: ({ name }, key) => {
      done.push(name);
      doneKeys.push(key);
    },
  });
  const stateOf = () => Object.fromEntries(uploads.map(({ name, state }) => [name, state]));
  const the = (name: string) => {
    const sending = open.get(name);
    if (!sending) throw new Error(`${name} is not being sent`);
    return sending;
  };
  return { queue, open, done, doneKeys, stateOf, the, list: () => uploads };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

describe('the upload queue', () => {
  test('sends two at a time, in order, and continues as they end', async () => {
    const { queue, stateOf, the, done } = start();
    queue.add(files('a', 'b', 'c'));
    expect(stateOf()).toEqual({ a: 'sending', b: 'sending', c: 'waiting' });
    the('b').end();
    await vi.waitFor(() => expect(stateOf()).toEqual({ a: 'sending', b: 'done', c: 'sending' }));
    the('a').end();
    the('c').end();
    await vi.waitFor(() => expect(done).toEqual(['b', 'a', 'c']));
  });

  test('reports the selection order with each finished file', async () => {
    const { queue, the, doneKeys } = start();
    queue.add(files('a', 'b'));
    the('b').end();
    the('a').end();
    await vi.waitFor(() => expect(doneKeys).toEqual([2, 1]));
  });

  test('reports the progress of each', () => {
    const { queue, the, list } = start();
    queue.add(files('a', 'b'));
    the('a').progress(0.4);
    expect(list().map(({ share }) => share)).toEqual([0.4, 0]);
  });

  test('continues after a failure, and retries on request', async () => {
    const { queue, stateOf, the, list } = start();
    queue.add(files('a', 'b', 'c'));
    const refusal = new Error('too large');
    the('a').fail(refusal);
    await vi.waitFor(() => expect(stateOf()).toEqual({ a: 'failed', b: 'sending', c: 'sending' }));
    expect(list()[0]?.error).toBe(refusal);

    queue.retry(list()[0]?.key ?? 0);
    expect(stateOf()).toEqual({ a: 'waiting', b: 'sending', c: 'sending' });
    the('b').end();
    await vi.waitFor(() => expect(stateOf().a).toBe('sending'));
    the('a').end();
    await vi.waitFor(() => expect(list()[0]).toMatchObject({ state: 'done', error: undefined }));
  });

  test('clears finished uploads and not running ones', async () => {
    const { queue, stateOf, the } = start();
    queue.add(files('a', 'b'));
    the('a').end();
    await vi.waitFor(() => expect(stateOf().a).toBe('done'));
    queue.clear();
    expect(stateOf()).toEqual({ b: 'sending' });
  });
});
