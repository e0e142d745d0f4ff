import { expect, test } from 'vitest';
import { uploadFile } from '#contract/calls/office/files.ts';
import { freshStore } from '#store/testing/engines.ts';
import type { Caller } from '../context.ts';
import { createUploadLimit } from '../rules/limits/upload-limit.ts';
import { startApi } from '../testing/start-api.ts';

/** What the program itself adds is not scanned. */
const owner: Caller = { principal: { id: 'o', name: 'olga', role: 'owner' } };
const megabyte = 1024 * 1024;
const pdf = (name: string, bytes: number) => new File([`%PDF-1.7 ${name}`.padEnd(bytes)], `${name}.pdf`);

test('uploads beyond the limit get 503 at once, and the others are processed in turn', async () => {
  const { store, discard } = await freshStore();
  const gates: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const api = await startApi(store, {
    uploads: createUploadLimit({ receivedBytes: 5 * 26 * megabyte, processed: 2 }),
    scan: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
      return undefined;
    },
  });
  const send = (name: string, bytes = 10) => api.client(owner).call(uploadFile, { file: pdf(name, bytes) });
  // Without a Content-Length each counts as the largest.
  const begun = [send('a'), send('b'), send('c'), send('d'), send('e')];
  const held = Promise.allSettled(begun);
  const form = new FormData();
  form.append('file', pdf('f', 3 * megabyte));
  for (const body of [form, form]) {
    const refused = await api.fetch('/api/Office/UploadFile', { method: 'POST', body }, owner);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()).detail).toMatch(/^Too many files/);
  }
  // Calls without files are not affected.
  expect((await api.fetch('/api/Office/ListFiles?take=1', {}, owner)).status).toBe(200);
  let isDone = false;
  void held.then(() => {
    isDone = true;
  });
  while (!isDone) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await held).map(({ status }) => status)).toEqual(begun.map(() => 'fulfilled'));
  expect([most, running]).toEqual([2, 0]);
  await api.stop();
  await discard();
});

test('a file that is refused, too large or broken off leaves its place', async () => {
  const api = await startApi(undefined, { uploads: createUploadLimit({ receivedBytes: megabyte, processed: 1 }) });
  const send = (file: File) => api.client(owner).call(uploadFile, { file });
  const path = '/api/Office/UploadFile';
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  for (let time = 0; time < 3; time++) {
    await expect(send(new File(['MZ'], 'a.png'))).rejects.toMatchObject({ status: 422 });
    await expect(send(new File([new Uint8Array(27 * megabyte)], 'a.png'))).rejects.toMatchObject({ status: 413 });
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) });
    const broken = { method: 'POST', headers: type, body, duplex: 'half' } as RequestInit;
    expect((await api.fetch(path, broken, owner)).status).toBe(400);
  }
  // Larger than the limit, but alone.
  expect(await send(pdf('whole', 2 * megabyte))).toMatchObject({ mediaType: 'application/pdf' });
  expect(api.errors).toEqual([]);
  await api.stop();
});
