import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { preparePublicFile } from '#files/public-file.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);

describe.each(engines)('the permalink of a file on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let folder: string;
  let blobs: BlobStore;
  beforeEach(async () => {
    fresh = await freshStore();
    folder = await mkdtemp(join(tmpdir(), 'atrium-permalinks-'));
    blobs = createDiskBlobs(folder);
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  /** Two nodes with the same data. */
  const node = () => {
    const app = createApp({
      config: loadConfig({ PUBLIC_URL: 'https://site.test' }),
      backend: { clientFor: () => createClient({ fetch, baseUrl: 'http://none.test' }), ping: () => Promise.resolve() },
      site: async () => new Response('No such page', { status: 404 }),
      publicBlobs: blobs,
      library: fresh.store.files,
      log: silentLog(),
    });
    return async (path: string, init?: RequestInit) => app.fetch(new Request(new URL(path, 'https://site.test'), init));
  };

  const stored = async (content: Uint8Array) => {
    const { content: bytes, blob, ...file } = await preparePublicFile(content);
    await blobs.put(blob, bytes);
    return { ...file, src: `/files/${blob}` };
  };
  const added = async (content: Uint8Array, name: string) => {
    const file = await stored(content);
    await fresh.store.files.add(file, 'me', { name });
    return (await fresh.store.files.get(file.src)) ?? { src: '', permalink: '' };
  };

  test('serves the current version with a short cache, in part and conditionally', async () => {
    const { src, permalink } = await added(pdf('first'), 'Preisliste «Größen» 2026.pdf');
    const path = permalink ?? '';
    const [ask, askElsewhere] = [node(), node()];
    const first = await ask(path);
    expect([first.status, await first.text()]).toEqual([200, '%PDF-1.7\nfirst']);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=300, must-revalidate',
      'content-disposition':
        'inline; filename="Preisliste _Gro_en_ 2026.pdf"; filename*=UTF-8\'\'Preisliste%20%C2%ABGr%C3%B6%C3%9Fen%C2%BB%202026.pdf',
      'content-length': '14',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': (await ask(src)).headers.get('content-security-policy'),
      etag: `"${src.slice('/files/'.length)}"`,
    });
    const etag = first.headers.get('etag') ?? '';
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '14', '']);
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await ask(path, { headers: { range: 'bytes=9-', 'if-range': etag } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'first',
      'bytes 9-13/14',
    ]);
    expect((await ask(path, { headers: { range: 'bytes=99-' } })).status).toBe(416);

    await fresh.store.files.replace(src, await stored(pdf('second')), 'me', 'new.pdf');
    for (const each of [ask, askElsewhere]) {
      const now = await each(path, { headers: { 'if-none-match': etag, range: 'bytes=0-3', 'if-range': etag } });
      expect([now.status, await now.text()]).toEqual([200, '%PDF-1.7\nsecond']);
      expect(now.headers.get('etag')).not.toBe(etag);
      expect(now.headers.get('content-disposition')).toContain('filename="new.pdf"');
    }
    expect(await (await ask(src)).text()).toBe('%PDF-1.7\nfirst');
  });

  test.each([
    ['', 'file.pdf'],
    ['report', 'report.pdf'],
    ['REPORT.PDF', 'REPORT.PDF'],
    ['drawing.svg', 'drawing.pdf'],
    ['v1.2', 'v1.2.pdf'],
    ['a"\r\nset-cookie: b.pdf', 'a___set-cookie_ b.pdf'],
  ])('names a file %j as %s', async (name, saved) => {
    const { permalink } = await added(pdf(name), name);
    const answer = await node()(permalink ?? '');
    expect(answer.headers.get('content-disposition')).toContain(`filename="${saved}"`);
  });

  test('ends with the file, and serves nothing else', async () => {
    const { src, permalink } = await added(pdf('only'), 'a.pdf');
    const ask = node();
    const path = permalink ?? '';
    for (const other of [`${path}/`, `${path}/a.pdf`, `${path}0`, path.slice(0, -1), '/files/', '/files/a%00b']) {
      expect((await ask(other)).status, other).toBe(404);
    }
    await fresh.store.files.remove(src, 'me');
    const gone = await ask(path);
    expect([gone.status, await gone.text()]).toEqual([404, 'No such page']);
  });
});
