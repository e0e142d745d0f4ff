import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeBlurPlaceholders } from './make-blur-placeholders.ts';

test('makes missing blur placeholders, and does not try unreadable pictures again', async () => {
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const kept = new Map<string, string>();
  const files = {
    withoutBlurPlaceholder: async () => ['/files/there.png', '/files/lost.png'],
    storeBlurPlaceholder: async (src: string, blurPlaceholder: string) => {
      kept.set(src, blurPlaceholder);
    },
  };
  const open = async (name: string) =>
    name === 'there.png'
      ? { bytes: content.length, stream: () => new Blob([new Uint8Array(content)]).stream() }
      : undefined;
  expect(await makeBlurPlaceholders({ files }, { open })).toBe(2);
  expect(kept.get('/files/there.png')).toMatch(/^data:image\/webp;base64,/);
  expect(kept.get('/files/lost.png')).toBe('');
});
