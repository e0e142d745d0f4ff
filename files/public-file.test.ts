import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { recognisePublicFile } from './public-file.ts';

const canvas = sharp({ create: { width: 40, height: 20, channels: 3, background: '#1d4f91' } });

describe('a public file is judged by its content', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const file = await recognisePublicFile(await canvas.clone().toFormat(format).toBuffer());
    expect(file).toMatchObject({ mediaType: `image/${format}`, width: 40, height: 20 });
    expect(file?.blob).toMatch(/^[0-9a-f]{32}\.[a-z]+$/);
  });

  test('a picture that a camera turned is measured as it is seen', async () => {
    const turned = await canvas.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await recognisePublicFile(turned)).toMatchObject({ width: 20, height: 40 });
  });

  test('a PDF', async () => {
    const file = await recognisePublicFile(Buffer.from('%PDF-1.7\n'));
    expect(file).toMatchObject({ mediaType: 'application/pdf', width: null, height: null });
  });

  test('a film', async () => {
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 0x20]),
      Buffer.from('ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
    ]);
    const file = await recognisePublicFile(film);
    expect(file).toMatchObject({ mediaType: 'video/mp4', width: null, height: null });
    expect(file?.blob).toMatch(/\.mp4$/);
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', '', 'MZ\x90'])(
    'anything else is refused: %j',
    async (text) => {
      expect(await recognisePublicFile(Buffer.from(text, 'latin1'))).toBeUndefined();
    },
  );
});
