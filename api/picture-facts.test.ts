import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getConcern } from '#content/concern/calls.ts';
import { getNews, getNewsById } from '#content/news/calls.ts';
import { getProductById } from '#content/product/calls.ts';
import { getSlider } from '#content/slider/calls.ts';
import { changeFile, replaceFile, uploadFile } from '#contract/calls/office/files.ts';
import { change } from '#store/testing/changes.ts';
import { engines, type FreshStore } from '#store/testing/engines.ts';
import { owner, startApi, type TestApi } from './testing/start-api.ts';

const picture = async (colour: string, width = 800) => {
  const canvas = sharp({ create: { width, height: width / 2, channels: 3, background: colour } });
  return new File([await canvas.png().toBuffer()], `${colour}.png`);
};
const blurPlaceholder = expect.stringMatching(/^data:image\/webp;base64,/);

describe.each(engines)('facts about pictures on $name', ({ freshStore }) => {
  let fresh: FreshStore;
  let api: TestApi;
  let statements: number;
  beforeEach(async () => {
    fresh = await freshStore({
      onQuery: () => {
        statements += 1;
      },
    });
    api = await startApi(fresh.store);
    statements = 0;
  });
  afterEach(async () => {
    expect(api.errors).toEqual([]);
    await api.stop();
    await fresh.discard();
  });

  const upload = async (colour: string, width?: number) => {
    const file = await api.client(owner).call(uploadFile, { file: await picture(colour, width), alt: colour });
    return { src: file.src, alt: colour, width: file.width ?? 0, height: file.height ?? 0 };
  };
  const focusOn = (src: string, x: number, y: number) => api.client(owner).call(changeFile, { src, focus: { x, y } });
  const save = async (...asked: Parameters<typeof change>) => (await api.store.entries.save(change(...asked))).id;

  test('include the focal point everywhere, and the blur placeholder for large pictures', async () => {
    const image = await upload('teal');
    await focusOn(image.src, 0.25, 0.75);
    const id = await save('news', { image });
    const focus = { x: 0.25, y: 0.75 };
    expect((await api.client().call(getNewsById, { id: String(id) })).image).toEqual({
      ...image,
      focus,
      blurPlaceholder,
    });
    expect((await api.client().call(getNews, {}))[0]?.image).toEqual({ ...image, focus });
    const sent = (await (await api.fetch(`/api/WebApi/GetNewsById?id=${id}`)).json()) as { imgLinkInfo: unknown };
    expect(sent.imgLinkInfo).toEqual({ alt: 'teal', width: 800, height: 400, focus, blurPlaceholder });
    await save('slider', { image });
    expect((await api.client().call(getSlider, {}))[0]?.image).toMatchObject({ focus, blurPlaceholder });
    const product = await save('product', { media: [{ kind: 'picture', picture: image }] });
    const { media } = await api.client().call(getProductById, { id: String(product) });
    expect(media).toMatchObject([{ picture: { focus } }]);
    expect(JSON.stringify(media)).not.toContain('blurPlaceholder');
  });

  test('leave out a centred focal point, small pictures, and pictures of other hosts', async () => {
    const small = await upload('red', 90);
    const id = await save('news', { image: small });
    expect((await api.client().call(getNewsById, { id: String(id) })).image).toEqual(small);
    const elsewhere = { src: 'https://elsewhere.test/a.jpg', alt: 'A' };
    const other = await save('news', { image: elsewhere });
    expect((await api.client().call(getNewsById, { id: String(other) })).image).toMatchObject(elsewhere);
  });

  test('cost one query for any number of pictures in a list, once the lists were read', async () => {
    const image = await upload('teal');
    for (let index = 0; index < 12; index++)
      await save('concern', { address: `a-${index}`, logo: image, backgroundImage: image });
    await api.client().list(getConcern, { take: 12 });
    statements = 0;
    await api.store.entries.listPublished({ type: 'concern', take: 12 });
    const without = statements;
    statements = 0;
    await api.client().list(getConcern, { take: 12 });
    expect(statements).toBe(without + 1);
  });

  test('add width and height to pictures in rich text, unless the editor set them', async () => {
    const { src } = await upload('teal');
    const description = `<p><img src="${src}" alt="A" /><img src="${src}" alt="B" width="200" /></p>`;
    const id = await save('news', { description });
    const { description: shown } = await api.client().call(getNewsById, { id: String(id) });
    expect(shown).toContain(`<img width="800" height="400" src="${src}" alt="A"`);
    expect(shown).toContain(`<img src="${src}" alt="B" width="200"`);
  });

  test('a moved focal point changes the content version only if a published entry shows the picture', async () => {
    const [shown, unseen] = [await upload('teal'), await upload('red')];
    await save('news', { image: shown });
    await save('news', { image: unseen }, { status: 'draft' });
    const version = () => api.store.contentVersion();
    const before = await version();
    await focusOn(unseen.src, 0.1, 0.1);
    await api.client(owner).call(changeFile, { src: shown.src, alt: 'Said anew' });
    expect(await version()).toBe(before);
    await focusOn(shown.src, 0.1, 0.1);
    expect(await version()).toBe(before + 1);
    await focusOn(shown.src, 0.1, 0.1);
    expect(await version()).toBe(before + 1);
  });

  test('a replacement file gets its own blur placeholder and keeps the focal point', async () => {
    const image = await upload('teal');
    await focusOn(image.src, 0.25, 0.75);
    const id = await save('news', { image });
    const before = (await api.client().call(getNewsById, { id: String(id) })).image;
    const { src } = await api.client(owner).call(replaceFile, { src: image.src, file: await picture('red', 1000) });
    const after = (await api.client().call(getNewsById, { id: String(id) })).image;
    expect(after).toMatchObject({ src, width: 1000, focus: { x: 0.25, y: 0.75 }, blurPlaceholder });
    expect(JSON.stringify(after)).not.toBe(JSON.stringify(before));
  });

  test('files without a blur placeholder are listed until one is stored', async () => {
    const described = { sha256: 'x', mediaType: 'image/png', bytes: 1, width: 800, height: 400 };
    await api.store.files.add({ ...described, src: '/files/old.png' }, 'olga');
    await api.store.files.add({ ...described, src: '/files/a.pdf', mediaType: 'application/pdf' }, 'olga');
    await upload('teal');
    expect(await api.store.files.withoutBlurPlaceholder(10)).toEqual(['/files/old.png']);
    await save('news', { image: { src: '/files/old.png', alt: 'Old' } });
    const before = await api.store.contentVersion();
    await api.store.files.storeBlurPlaceholder('/files/old.png', 'data:image/webp;base64,AAAA');
    expect(await api.store.contentVersion()).toBe(before + 1);
    expect(await api.store.files.withoutBlurPlaceholder(10)).toEqual([]);
    expect((await api.store.files.shown(['/files/old.png', '/files/none.png'])).get('/files/old.png')).toMatchObject({
      blurPlaceholder: 'data:image/webp;base64,AAAA',
    });
  });
});
