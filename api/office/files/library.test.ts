import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { owner, startApi, type TestApi } from '#api/testing/start-api.ts';
import type { Role } from '#contract/access.ts';
import { changeFile, getFile, listFiles, replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import type { CallInput } from '#contract/protocol/call.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';

const picture = async (colour: string, name = `${colour}.png`) => {
  const canvas = sharp({ create: { width: 30, height: 20, channels: 3, background: colour } });
  return new File([await canvas.png().toBuffer()], name, { type: 'text/plain' });
};
const pdf = (text: string, name = 'report.pdf') => new File([`%PDF-1.7\n${text}`], name);

describe.each(engines)('the media library on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  beforeEach(async () => {
    fresh = await freshStore();
    api = await startApi(fresh.store);
  });
  afterEach(async () => {
    expect(api.errors).toEqual([]);
    await api.stop();
    await fresh.discard();
  });

  const upload = (file: File, alt?: string) => api.client(owner).call(uploadFile, { file, alt });
  const list = async (query: Partial<CallInput<typeof listFiles>> = {}) => {
    const { items, total } = await api.client(owner).list(listFiles, { skip: 0, take: 25, ...query });
    return { names: items.map(({ name }) => name), total };
  };
  const shownIn = (src: string, status: 'published' | 'draft' = 'published') =>
    api.store.entries.save(change('news', { heading: `Shows ${src}`, image: { src, alt: 'A' } }, { status }));

  test('adds an upload with its name, size and alt text', async () => {
    const file = await upload(await picture('red', 'C:\\fakepath\\Große Halle.png'), 'The hall');
    expect(file).toMatchObject({
      name: 'Große Halle.png',
      alt: 'The hall',
      mediaType: 'image/png',
      width: 30,
      height: 20,
      focus: { x: 0.5, y: 0.5 },
      uses: 0,
      addedBy: 'olga',
    });
    expect(file.src).toMatch(/^\/files\/[0-9a-f]{20}\.png$/);
    const { usedIn, ...same } = await api.client(owner).call(getFile, { src: file.src });
    expect([{ ...same, existed: false }, usedIn]).toEqual([file, []]);
  });

  test('lists captions as their own kind, and replaces them only with captions', async () => {
    const captions = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n'], 'video.vtt');
    const { src } = await upload(captions);
    await upload(pdf('report'));
    expect(src).toMatch(/^\/files\/[0-9a-f]{20}\.vtt$/);
    expect(await list({ kind: 'captions' })).toEqual({ names: ['video.vtt'], total: 1 });
    expect(await list({ kind: 'document' })).toEqual({ names: ['report.pdf'], total: 1 });
    await expect(api.client(owner).call(replaceFile, { src, file: pdf('other') })).rejects.toThrow(/Choose captions/);
  });

  test('stores the same content once, and keeps the first alt text', async () => {
    const first = await upload(await picture('red', 'one.png'));
    const again = await upload(await picture('red', 'two.png'), 'Red');
    expect([first.existed, again]).toEqual([false, { ...first, alt: 'Red', existed: true }]);
    expect((await upload(await picture('red'), 'Other')).alt).toBe('Red');
    expect((await list()).total).toBe(1);
  });

  test('rejects a disallowed file with an error at the field', async () => {
    const refusal = upload(new File(['MZ'], 'photo.png'));
    await expect(refusal).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'file', message: expect.stringContaining('Choose a picture') }],
    });
    const large = upload(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'large.png'));
    await expect(large).rejects.toMatchObject({ status: 413 });
    expect((await list()).total).toBe(0);
  });

  test('lists the newest first, filters by kind and words without accents, and pages', async () => {
    await upload(await picture('red', 'Spinnerei.png'), 'Große Halle, Crème');
    await upload(pdf('1', 'annual-2025.pdf'));
    await upload(await picture('blue', 'Loom.png'));
    expect(await list()).toEqual({ names: ['Loom.png', 'annual-2025.pdf', 'Spinnerei.png'], total: 3 });
    expect(await list({ skip: 1, take: 1 })).toEqual({ names: ['annual-2025.pdf'], total: 3 });
    expect((await list({ kind: 'document' })).names).toEqual(['annual-2025.pdf']);
    expect((await list({ kind: 'picture' })).total).toBe(2);
    expect((await list({ kind: 'video' })).total).toBe(0);
    expect((await list({ words: 'GROSSE creme' })).names).toEqual(['Spinnerei.png']);
    expect((await list({ words: 'spinn' })).total).toBe(1);
    expect((await list({ words: 'inne' })).total).toBe(0);
    for (const signs of ['%', '+', '…']) expect((await list({ words: signs })).total, signs).toBe(0);
    expect((await list({ withoutAlt: true })).names).toEqual(['Loom.png']);
  });

  test('finds the entries that use a file, drafts included, and the unused files', async () => {
    const used = await upload(await picture('red', 'used.png'));
    await upload(await picture('blue', 'free.png'));
    const { id } = await shownIn(used.src, 'draft');
    await api.store.entries.save(change('faq', { description: `<p><img src="${used.src}" alt="A"></p>` }));
    const { usedIn, uses } = await api.client(owner).call(getFile, { src: used.src });
    expect(uses).toBe(2);
    expect(usedIn[0]).toEqual({ id, type: 'news', title: `Shows ${used.src}`, how: 'use' });
    expect((await list({ unused: true })).names).toEqual(['free.png']);
    const recruiter = { principal: { name: 'rita', role: 'recruiter' as Role } };
    const seen = await api.client(recruiter).call(getFile, { src: used.src });
    expect([seen.uses, seen.usedIn]).toEqual([2, []]);
  });

  test('changes the name, title, language, alt text and focal point of a file, and finds it by them', async () => {
    const { src } = await upload(pdf('1'));
    const said = {
      src,
      title: 'Jahresbericht',
      lang: 'de',
      name: 'bericht.pdf',
      alt: 'Bericht',
      focus: { x: 0, y: 1 },
    };
    expect(await api.client(owner).call(changeFile, said)).toMatchObject(said);
    expect(await api.client(owner).call(changeFile, { src, alt: '' })).toMatchObject({ ...said, alt: '' });
    const late = api.client(owner).call(changeFile, { src, alt: 'Late', seen: { alt: 'Bericht' } });
    await expect(late).rejects.toMatchObject({ status: 409 });
    const first = { src, alt: 'First', seen: { alt: '', title: 'Jahresbericht', focus: { x: 0, y: 1 } } };
    const both = await Promise.allSettled(
      [first, { ...first, alt: 'Second' }].map((one) => api.client(owner).call(changeFile, one)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await list({ words: 'jahres' })).total).toBe(1);
    const wrong = api.client(owner).call(changeFile, { src, lang: 'German!' });
    await expect(wrong).rejects.toMatchObject({ status: 422, errors: [{ field: 'lang' }] });
    const unknown = api.client(owner).call(changeFile, { src: '/files/none.png', alt: 'A' });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    expect(
      (await api.store.audit.list({ skip: 0, take: 9 })).items.some(({ action }) => action === 'file.change'),
    ).toBe(true);
  });
});
