import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/protocol/client.ts';
import { type BlobStore, createDiskBlobs } from '#files/blob-store.ts';
import { preparePublicFile } from '#files/public-file.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { loadConfig } from '../config/config.ts';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';

describe.each(engines)('the address of a document on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let folder: string;
  let blobs: BlobStore;
  beforeEach(async () => {
    fresh = await freshStore();
    folder = await mkdtemp(join(tmpdir(), 'atrium-documents-'));
    blobs = createDiskBlobs(folder);
  });
  afterEach(async () => {
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  const ask = async (path: string, init?: RequestInit) => {
    const app = createApp({
      config: loadConfig({ PUBLIC_URL: 'https://site.test' }),
      backend: { clientFor: () => createClient({ fetch, baseUrl: 'http://none.test' }), ping: () => Promise.resolve() },
      site: async () => new Response('No such page', { status: 404 }),
      publicBlobs: blobs,
      entries: fresh.store.entries,
      log: silentLog(),
    });
    return app.fetch(new Request(new URL(path, 'https://site.test'), init));
  };
  const file = async (text: string, lang: string) => {
    const { content, blob } = await preparePublicFile(Buffer.from(`%PDF-1.7\n${text}`));
    await blobs.put(blob, content);
    return { file: { src: `/files/${blob}`, mediaType: 'application/pdf', lang } };
  };
  const save = async (fields: object, rest = {}) =>
    (await fresh.store.entries.save(change('document', { name: 'Data sheet Ne 30/1', ...fields }, rest))).id;
  const textOf = async (answer: Response) => [answer.status, (await answer.text()).split('\n')[1]];

  test('serves its current edition under a readable name, with a short cache', async () => {
    const first = await save({ edition: '1', files: [await file('first', 'en')] });
    const second = await save({ edition: '2', files: [await file('second', 'en')], replaces: first });
    await save({ edition: '3', files: [await file('third', 'en')], replaces: second });
    await save({ edition: '4', files: [await file('fourth', 'en')], replaces: second }, { status: 'draft' });
    for (const id of [first, second]) {
      const answer = await ask(`/documents/${id}`);
      expect(answer.headers.get('content-disposition')).toContain('Data sheet Ne 30 1 3.pdf');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300, must-revalidate');
      expect(await textOf(answer)).toEqual([200, 'third']);
    }
  });

  test('serves the language that is asked for, or that of the page, or the first one', async () => {
    const files = [await file('english', 'en'), await file('deutsch', 'de'), await file('brasileiro', 'pt-BR')];
    const id = await save({ files });
    const served = async (path: string) => (await textOf(await ask(path)))[1];
    expect(await served(`/documents/${id}`)).toBe('english');
    expect(await served(`/documents/${id}?lang=de`)).toBe('deutsch');
    expect(await served(`/de/documents/${id}`)).toBe('deutsch');
    expect(await served(`/de/documents/${id}?lang=pt-br`)).toBe('brasileiro');
    expect(await served(`/fr/documents/${id}`)).toBe('english');
  });

  test('answers conditional and partial requests', async () => {
    const id = await save({ files: [await file('english', 'en')] });
    const etag = (await ask(`/documents/${id}`)).headers.get('etag') ?? '';
    expect((await ask(`/documents/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await ask(`/documents/${id}`, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  });

  test('ends a circle of documents that replace each other', async () => {
    const first = await save({ edition: '1', files: [await file('first', 'en')] });
    const second = await save({ edition: '2', files: [await file('second', 'en')], replaces: first });
    const circle = { id: first, revision: 1 };
    await fresh.store.entries.save(
      change('document', { files: [await file('first', 'en')], replaces: second }, circle),
    );
    expect((await ask(`/documents/${first}`)).status).toBe(200);
  });

  test('is no page for drafts, for documents without a file, and for other ids', async () => {
    const draft = await save({ files: [await file('draft', 'en')] }, { status: 'draft' });
    const empty = await save({ files: [] });
    for (const id of [draft, empty, 999, 'x', '%00'])
      expect((await ask(`/documents/${id}`)).status, String(id)).toBe(404);
  });
});
