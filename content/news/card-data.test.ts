import { expect, test } from 'vitest';
import { newsCardOf } from './card-data.server.ts';

const picture = { src: '/files/0123456789abcdef0123456789abcdef.webp', alt: 'Looms' };
const heading = 'A second weaving shed opens in Porto';

test('shows the date in the company’s time zone', () => {
  const item = { id: '7', date: '2026-03-02T23:05:00.000Z', heading, description: '', image: null, concerns: [] };
  expect(newsCardOf(item, 'Asia/Dhaka').date).toBe('2026-03-03T05:05:00+06:00');
});

test('carries each text once, and no alternative text of a picture next to it', () => {
  const item = { id: '7', date: '', heading, description: '<p>Short</p>', image: picture, concerns: [] };
  const card = newsCardOf(item, 'UTC');
  expect(card.heading).toEqual({ text: heading, at: 30 });
  expect(card.text).toEqual({ text: 'Short' });
  expect(card.image).toEqual({ ...picture, alt: '' });
});

test('a lead story shows its whole heading', () => {
  const item = { id: '7', date: '', heading, description: '', image: null, concerns: [] };
  expect(newsCardOf(item, 'UTC', true).heading).toEqual({ text: heading });
});
