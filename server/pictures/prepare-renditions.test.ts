import { describe, expect, test } from 'vitest';
import { renditionFile } from '#ui/pictures/renditions.ts';
import { createPreparation, type PrepareParts } from './prepare-renditions.ts';

const file = (src: string, width: number | null, height: number | null) => ({
  ...{ src: `/files/${src}`, sha256: src, mediaType: 'image/webp', bytes: 9, width, height },
  ...{
    name: src,
    alt: '',
    focus: { x: 0.8, y: 0.5 },
    title: '',
    lang: '',
    uses: 1,
    addedAt: '',
    addedBy: '',
    permalink: null,
  },
});

/** A library that records which sizes are asked for. */
function start(more: Partial<Pick<PrepareParts, 'isIdle' | 'signal'>> = {}) {
  const files = [
    file('aa.webp', 500, 400),
    file('bb.webp', 1600, 900),
    file('cc.svg', 900, 900),
    file('dd.jpg', null, null),
  ];
  const made: string[] = [];
  const job = createPreparation({
    store: {
      files: { list: ({ take }) => Promise.resolve({ items: files.slice(0, take), total: files.length }) },
      entries: {
        listPublished: ({ type }) => {
          const document =
            type === 'slider' ? { name: 'A', image: { src: '/files/bb.webp', alt: '' } } : { pageBanner: null };
          return Promise.resolve({ items: [{ id: 1, publicId: '1', document }], total: 1 } as never);
        },
      },
    },
    pictures: {
      prepare: (original, rendition) => {
        const name = `${original} ${renditionFile(rendition)}`;
        if (made.includes(name)) return Promise.resolve(false);
        made.push(name);
        return Promise.resolve(true);
      },
    },
    isIdle: () => true,
    signal: new AbortController().signal,
    ...more,
  });
  return { job, made, files };
}

describe('the sizes of pictures', () => {
  test('are made before a visitor asks, the smallest of all pictures first, with the crops of slides', async () => {
    const { job, made } = start();
    expect(await job()).toBe(12);
    expect(made).toEqual([
      ...['aa.webp 320.avif', 'bb.webp 320.avif', 'bb.webp 320-upright-8.avif'],
      ...['aa.webp 480.avif', 'bb.webp 480.avif', 'bb.webp 480-upright-8.avif'],
      ...['aa.webp 640.avif', 'bb.webp 640.avif', 'bb.webp 640-upright-8.avif'],
      ...['bb.webp 800.avif', 'bb.webp 800-upright-8.avif', 'bb.webp 1024.avif'],
    ]);
  });

  test('are made once, and again after an upload', async () => {
    const { job, made, files } = start();
    await job();
    expect(await job()).toBe(0);
    files.unshift(file('ee.webp', 400, 400));
    expect(await job()).toBe(2);
    expect(made.slice(-2)).toEqual(['ee.webp 320.avif', 'ee.webp 480.avif']);
  });

  test('wait while the machine is busy, go on where they stopped, and end with the program', async () => {
    let left = 2;
    const stopping = new AbortController();
    const { job, made } = start({ isIdle: () => left-- > 0, signal: stopping.signal });
    expect(await job()).toBe(2);
    left = 3;
    await job();
    expect(made).toHaveLength(3);
    stopping.abort();
    left = 99;
    expect(await job()).toBe(0);
  });
});
