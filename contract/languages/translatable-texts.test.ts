import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { untranslatedTexts } from './translatable-texts.ts';

test('names the texts that a translation lacks, also those of pictures and videos', () => {
  const picture = { src: '/files/a.webp', alt: 'A loom' };
  const video = { kind: 'video', video: 'https://example.com/v', title: 'The mill', transcript: 'Hello' };
  const { document } = entities.gallery;
  const gallery = document.parse({ name: 'Mill', image: picture, media: [{ kind: 'picture', picture }, video] });
  expect(untranslatedTexts(document, gallery, { name: 'Werk', media: [{}, { title: 'Das Werk' }] })).toEqual([
    'image.alt',
    'media.0.picture.alt',
    'media.1.transcript',
  ]);
});
