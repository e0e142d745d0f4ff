import { expect, test } from 'vitest';
import type { EntityName } from '#content/registry.ts';
import type { EntryRow } from '#contract/office/entry-view.ts';
import { latestOf } from './latest-drafts.ts';

const draft = (type: EntityName, id: number, updatedAt: string): EntryRow => ({
  id,
  type,
  title: `${type} ${id}`,
  parent: null,
  parentTitle: null,
  position: id,
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  reviewOn: null,
  reviewer: null,
  pending: false,
  trashedAt: null,
  revision: 1,
  columnValue: '',
  datedAt: null,
  picture: null,
  updatedAt,
  updatedBy: 'Emil',
});

const news = [draft('news', 1, '2026-03-01T10:00:00.000Z'), draft('news', 2, '2026-01-01T10:00:00.000Z')];
const faq = [draft('faq', 3, '2026-02-01T10:00:00.000Z')];

test('merges drafts of several types, the latest first', () => {
  const all = [
    { type: 'news', items: news, total: 2 },
    { type: 'faq', items: faq, total: 1 },
    { type: 'brand', items: [], total: 0 },
  ] as const;
  const { latest, more } = latestOf(all, 5);
  expect(latest.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(more).toEqual([]);
});

test('names each type with drafts if there are more than are shown', () => {
  const all = [
    { type: 'news', items: news, total: 2 },
    { type: 'faq', items: faq, total: 1 },
    { type: 'brand', items: [], total: 0 },
  ] as const;
  const { latest, more } = latestOf(all, 2);
  expect(latest.map(({ id }) => id)).toEqual([1, 3]);
  expect(more).toEqual([
    { type: 'news', total: 2 },
    { type: 'faq', total: 1 },
  ]);
});
