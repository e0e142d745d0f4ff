import { expect, test } from 'vitest';
import { newsCardOf } from './cards.ts';

const picture = { src: '/files/0123456789abcdef0123456789abcdef.webp', alt: 'Looms' };
const heading = 'A second weaving shed opens in Porto';

test('a card says each of its texts once, and nothing of a picture that stands beside them', () => {
  const card = newsCardOf({ id: 7, date: '', heading, description: '<p>Short</p>', image: picture });
  expect(card.heading).toEqual({ text: heading, at: 30 });
  expect(card.text).toEqual({ text: 'Short' });
  expect(card.image).toEqual({ ...picture, alt: '' });
});
