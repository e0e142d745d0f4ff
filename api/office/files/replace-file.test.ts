import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import { changeFile, listFiles, removeFiles, replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import type { BlobStore } from '#files/blob-store.ts';
import { createDiskBlobs } from '#files/blob-store.ts';
import type { Entries } from '#store/store.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const picture = async (colour: string, width = 30, height = 20) => {
  const canvas = sharp({ create: { width, height, channels: 3, background: colour } });
  return new File([await canvas.webp().toBuffer()], `${colour}.webp`);
};

describe.each(engines)('replacing and removing files on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let folder: string;
  let publicBlobs: BlobStore;
  beforeEach(async () => {
    fresh = await freshStore();
    folder = await mkdtemp(join(tmpdir(), 'atrium-files-'));
    publicBlobs = createDiskBlobs(folder);
    api = await startApi(fresh.store, { publicBlobs });
  });
  afterEach(async () => {
    expect(api.errors).toEqual([]);
    await api.stop();
    await fresh.discard();
    await rm(folder, { recursive: true });
  });

  const upload = (file: File, alt?: string) => api.client(owner).call(uploadFile, { file, alt });
  const replace = (src: string, file: File) => api.client(owner).call(replaceFile, { src, file });
  const remove = (...srcs: string[]) => api.client(owner).call(removeFiles, { srcs });
  const save: Entries['save'] = (asked) => api.store.entries.save(asked);
  const get: Entries['get'] = (id) => api.store.entries.get(id);
  const published: Entries['published'] = (type, id, lang) => api.store.entries.published(type, id, lang);
  const blobNames = () => Array.fromAsync(publicBlobs.list(), ({ name }) => `/files/${name}`);

  test('rejects a second replacement of the same file by another user, which nothing would show', async () => {
    const old = await upload(await picture('red'));
    const image = { src: old.src, alt: 'Own alt', width: 30, height: 20 };
    const { id } = await save(change('news', { image }));
    const now = await replace(old.src, await picture('blue'));
    const before = await blobNames();
    await expect(replace(old.src, await picture('green'))).rejects.toMatchObject({ status: 409 });
    expect(await blobNames()).toEqual(before);
    expect(await get(id)).toMatchObject({ document: { image: { src: now.src } } });
    // One that is used again is replaced as any other.
    await save(change('news', { image }));
    expect(await replace(old.src, await picture('green'))).toMatchObject({ name: 'green.webp' });
  });

  test('replaces a file in every entry at once, with a new revision, and keeps its alt text, title and focal point', async () => {
    const old = await upload(await picture('red'), 'The hall');
    await api.client(owner).call(changeFile, { src: old.src, focus: { x: 0.2, y: 0.7 }, title: 'Hall' });
    const image = { src: old.src, alt: 'Own alt', width: 30, height: 20 };
    const live = await save(change('news', { image }, { translations: { de: { image } } }));
    const text = `<p>Look <img src="${old.src}" alt="A" width="30" height="20" /></p>`;
    const draft = await save(change('faq', { description: text }, { status: 'draft' }));
    const other = await save(change('faq', {}));
    const before = await api.store.contentVersion();

    const now = await replace(old.src, await picture('blue', 60, 10));
    expect(now).toMatchObject({
      alt: 'The hall',
      title: 'Hall',
      focus: { x: 0.2, y: 0.7 },
      name: 'blue.webp',
      uses: 2,
    });
    expect(now.src).not.toBe(old.src);
    const shown = { src: now.src, alt: 'Own alt', width: 60, height: 10 };
    expect((await published('news', live.id, 'de'))?.document.image).toEqual(shown);
    expect(await get(live.id)).toMatchObject({
      revision: 2,
      status: 'published',
      pending: false,
      updatedBy: 'olga',
      document: { image: shown },
      translations: { de: { image: shown } },
    });
    expect(await get(draft.id)).toMatchObject({
      revision: 2,
      status: 'draft',
      document: { description: text.replace(old.src, now.src).replace('height="20"', 'height="5"') },
    });
    expect(await get(other.id)).toMatchObject({ revision: 1 });
    expect((await api.store.entries.revisions(live.id)).items.map(({ document }) => document.image)).toEqual([
      shown,
      image,
    ]);
    expect(await api.store.contentVersion()).toBeGreaterThan(before);
    const { items } = await api.store.audit.list({ skip: 0, take: 50 });
    expect(items.filter(({ action }) => action === 'file.replace')).toMatchObject([{ by: 'olga' }]);
    expect(items.filter(({ action }) => action === 'entry.save')).toHaveLength(2);
    // The old file remains for the earlier revisions, and can be removed now.
    const unused = await api.client(owner).list(listFiles, { unused: true, skip: 0, take: 9 });
    expect(unused.items.map(({ src }) => src)).toEqual([old.src]);
  });

  test('keeps the permalink of a file when it is replaced, renamed and replaced back', async () => {
    const { files } = api.store;
    const first = await upload(await picture('red'));
    const permalink = first.permalink ?? '';
    expect(permalink).toMatch(/^\/files\/[0-9a-f]{20}$/);
    const at = async (path = permalink) => (await files.at(path))?.src;
    expect(await at()).toBe(first.src);
    const second = await replace(first.src, await picture('blue'));
    expect([second.permalink, await at()]).toEqual([permalink, second.src]);
    await api.client(owner).call(changeFile, { src: second.src, name: 'other.webp' });
    const third = await replace(second.src, await picture('green'));
    const ofSecond = second.src.replace('.webp', '');
    expect([third.permalink, await at(), await at(ofSecond)]).toEqual([permalink, third.src, third.src]);
    expect((await files.get(first.src))?.permalink).toBeNull();

    // An earlier version that is no longer needed may go: its permalink stays.
    await remove(second.src);
    expect([await at(), await at(ofSecond)]).toEqual([third.src, third.src]);
    const back = await replace(third.src, await picture('red'));
    expect([back.src, await at(), await at(ofSecond)]).toEqual([first.src, first.src, first.src]);
    expect(back.permalink).toBe(permalink);
    await remove(first.src);
    expect([await at(), await at(ofSecond)]).toEqual([undefined, undefined]);
    expect((await upload(await picture('red'))).permalink).toBe(permalink);
    for (const path of [
      '/files/',
      '/files/none',
      `${permalink}.webp`,
      `${permalink}0`,
      permalink.slice(0, -1),
      '/files/%',
    ])
      expect(await at(path), path).toBeUndefined();
  });

  test('serves the file that replaced another by the permalinks of both', async () => {
    const [red, blue] = [await upload(await picture('red')), await upload(await picture('blue'))];
    const now = await replace(red.src, await picture('blue'));
    expect(now.src).toBe(blue.src);
    for (const { permalink } of [red, blue]) expect((await api.store.files.at(permalink ?? ''))?.src).toBe(blue.src);
  });

  test('replaces a file in a pending change and in the published state', async () => {
    const old = await upload(await picture('red'));
    const image = { src: old.src, alt: 'A', width: 30, height: 20 };
    const { id } = await save(change('news', { heading: 'Seen', image }));
    const at = '2030-01-01T00:00:00.000Z';
    const waits = { id, revision: 1, status: 'scheduled', publishAt: at, keepPublished: true } as const;
    await save(change('news', { heading: 'Waits', image }, waits));
    const now = await replace(old.src, await picture('blue'));
    expect(await get(id)).toMatchObject({
      pending: true,
      publishAt: at,
      revision: 3,
      document: { heading: 'Waits', image: { src: now.src } },
    });
    expect(await published('news', id)).toMatchObject({ document: { heading: 'Seen', image: { src: now.src } } });
    await api.store.entries.publishDue(new Date('2030-01-02'));
    expect(await published('news', id)).toMatchObject({ document: { heading: 'Waits', image: { src: now.src } } });
  });

  test('replaces a file in trashed entries, so that they are complete when restored', async () => {
    const old = await upload(await picture('red'));
    const { id } = await save(change('news', { image: { src: old.src, alt: 'A' } }));
    await api.store.entries.trash(id, 1, 'me');
    expect((await remove(old.src)).refused).toMatchObject([{ src: old.src, reason: expect.stringContaining('trash') }]);
    const { revision } = (await get(id)) ?? { revision: 0 };
    const now = await replace(old.src, await picture('blue'));
    await api.store.entries.restore(id, revision + 1, 'me');
    expect(await get(id)).toMatchObject({ document: { image: { src: now.src } } });
  });

  test('changes nothing for identical content', async () => {
    const old = await upload(await picture('red'));
    const { id } = await save(change('news', { image: { src: old.src, alt: 'A' } }));
    expect((await replace(old.src, await picture('red'))).src).toBe(old.src);
    expect(await get(id)).toMatchObject({ revision: 1 });
  });

  test('rejects another kind of file, or an unknown one, and leaves no blob', async () => {
    const old = await upload(await picture('red'));
    const pdf = new File(['%PDF-1.7\n'], 'a.pdf');
    await expect(replace(old.src, pdf)).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'file', message: expect.stringContaining('a picture') }],
    });
    await expect(replace('/files/none.webp', pdf)).rejects.toMatchObject({ status: 404 });
    expect(await blobNames()).toEqual([old.src]);
  });

  test('removes only unused files, with their content; an error does not stop the others', async () => {
    const used = await upload(await picture('red'));
    const free = await upload(await picture('blue'));
    const waiting = await upload(await picture('green'));
    const { id } = await save(change('news', { heading: 'Shows it', image: { src: used.src, alt: 'A' } }));
    const pending = { id, revision: 1, status: 'draft', keepPublished: true } as const;
    await save(change('news', { heading: 'Shows it', image: { src: waiting.src, alt: 'A' } }, pending));
    const outcome = await remove(used.src, free.src, free.src, waiting.src, '/files/none.webp');
    expect(outcome.done).toEqual([free.src]);
    expect(outcome.refused.map(({ src }) => src)).toEqual([used.src, waiting.src, '/files/none.webp']);
    expect(outcome.refused[0]?.reason).toContain('“Shows it”');
    expect((await blobNames()).sort()).toEqual([used.src, waiting.src].sort());
    // Use in an older revision does not prevent removal.
    await save(change('news', { heading: 'Shows it' }, { id, revision: 2 }));
    expect((await remove(used.src, waiting.src)).done).toEqual([used.src, waiting.src]);
  });
});
