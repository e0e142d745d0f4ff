import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLeniently } from '../wire/lenient.ts';
import { pictureFrom, pictureInfo, wirePictureInfo } from '../wire/parts.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const blurPlaceholder = 'data:image/webp;base64,UklGRjwAAABXRUJQ';

test('picture facts survive a round trip over the wire', () => {
  const info = fc.record(
    {
      alt: fc.string(),
      width: fc.integer({ min: 1, max: 9_000 }),
      height: fc.integer({ min: 1, max: 9_000 }),
      focus: fc.record({ x: share, y: share }),
      blurPlaceholder: fc.constant(blurPlaceholder),
    },
    { requiredKeys: ['alt'] },
  );
  fc.assert(
    fc.property(info, (known) => {
      const sent: unknown = JSON.parse(JSON.stringify(pictureInfo({ src: '/files/a.webp', ...known })));
      const picture = pictureFrom('/files/a.webp', wirePictureInfo.parse(sent));
      expect(JSON.parse(JSON.stringify(picture))).toEqual(
        JSON.parse(JSON.stringify({ src: '/files/a.webp', ...known })),
      );
    }),
  );
});

test.each([
  [{ alt: 'A', focus: { x: 2, y: 0 } }],
  [{ alt: 'A', blurPlaceholder: 'javascript:alert(1)' }],
  [{ alt: 'A', blurPlaceholder: 'https://elsewhere.test/track.gif' }],
  [{ alt: 'A', blurPlaceholder: 'data:image/svg+xml;base64,PHN2Zz4=' }],
  [{ alt: 'A', blurPlaceholder: `data:image/webp;base64,${'A'.repeat(5_000)}` }],
])('leaves out invalid facts and keeps the rest: %j', (sent) => {
  const read = decodeLeniently(wirePictureInfo, sent);
  expect(read.fits && read.value).toMatchObject({ alt: 'A' });
  const picture = read.fits ? pictureFrom('/a', read.value) : undefined;
  expect(picture?.blurPlaceholder).toBeUndefined();
  expect(picture?.focus?.x).toBeUndefined();
});
