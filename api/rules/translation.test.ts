import { expect, test } from 'vitest';
import { withoutBlanks } from './translation.ts';

test('removes blanks so that they fall back, and keeps the positions of list items', () => {
  const fields = {
    name: 'Garn',
    title: '',
    image: null,
    content: [{ title: '' }, { title: 'Zwei', image: null }],
    empty: [],
    logo: { alt: '' },
    banner: { alt: 'Werk' },
    media: [{ picture: { alt: '' } }, { title: '', picture: { alt: 'Webstuhl' } }],
    other: { src: '/files/a.webp', alt: '' },
  };
  expect(withoutBlanks(fields)).toEqual({
    name: 'Garn',
    content: [{}, { title: 'Zwei' }],
    banner: { alt: 'Werk' },
    media: [{}, { picture: { alt: 'Webstuhl' } }],
    other: { src: '/files/a.webp', alt: '' },
  });
});
