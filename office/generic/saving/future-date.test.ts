import { expect, test } from 'vitest';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { futureDateOf, rowsAhead } from './future-date.ts';

const now = new Date('2026-03-02T09:00:00Z');
const news = (date: string) => futureDateOf('news', { heading: 'A', date }, now);

test('finds the future date of an entry', () => {
  expect(news('2026-03-02T09:01:00.000Z')).toBe('2026-03-02T09:01:00.000Z');
  expect(news('2026-03-02T09:00:00.000Z')).toBeUndefined();
});

test('finds none in a type without a date, or in an invalid document', () => {
  expect(futureDateOf('faq', { name: 'When?' }, now)).toBeUndefined();
  expect(news('')).toBeUndefined();
});

test('finds the entries of a list with a future date, unless their latest version is published', () => {
  const row = (title: string, datedAt: string | null, more: Partial<EntryRow> = {}): EntryRow => ({
    id: 1,
    type: 'news',
    title,
    parent: null,
    parentTitle: null,
    position: 0,
    status: 'draft',
    publishAt: null,
    unpublishAt: null,
    reviewOn: null,
    reviewer: null,
    pending: false,
    trashedAt: null,
    revision: 1,
    columnValue: '',
    datedAt,
    picture: null,
    updatedAt: '2026-03-01T09:00:00.000Z',
    updatedBy: '',
    ...more,
  });
  const ahead = '2026-03-02T09:01:00.000Z';
  const rows = [
    row('draft', ahead),
    row('past', '2026-03-02T09:00:00.000Z'),
    row('question', null),
    row('seen', ahead, { status: 'published' }),
    row('changed', ahead, { status: 'published', pending: true }),
    row('scheduled', ahead, { status: 'scheduled', publishAt: ahead }),
  ];
  expect(rowsAhead(rows, now).map(({ title }) => title)).toEqual(['draft', 'changed', 'scheduled']);
});
