import { expect, test } from 'vitest';
import { futureDateOf } from './future-date.ts';

const now = new Date('2026-03-02T09:00:00Z');
const news = (date: string) => futureDateOf('news', { heading: 'A', date }, now);

test('finds the date of an entry that is yet to come', () => {
  expect(news('2026-03-02T09:01:00.000Z')).toBe('2026-03-02T09:01:00.000Z');
  expect(news('2026-03-02T09:00:00.000Z')).toBeUndefined();
});

test('finds none in a type without a date, or in a document that is not valid', () => {
  expect(futureDateOf('faq', { name: 'When?' }, now)).toBeUndefined();
  expect(news('')).toBeUndefined();
});
