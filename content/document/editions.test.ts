import { expect, test } from 'vitest';
import { documentType } from './definition.ts';
import { currentEditions, withEarlier } from './editions.server.ts';

const edition = (id: string, replaced?: string) => ({
  ...documentType.document.parse({ name: `Sheet ${id}` }),
  id,
  concerns: [],
  categories: [],
  products: [],
  replaces: replaced ? { id: replaced, name: `Sheet ${replaced}`, url: `/documents#document-${replaced}` } : null,
});

test('an edition that another one replaces is listed under it, the newest first', () => {
  const all = [edition('1'), edition('2', '1'), edition('3', '2'), edition('4')];
  const current = currentEditions(all);
  expect(current.map(({ id }) => id)).toEqual(['3', '4']);
  const listed = current.map((document) => withEarlier(document, all).earlier.map(({ id }) => id));
  expect(listed).toEqual([['2', '1'], []]);
});

test('an edition that replaces itself, or one that is not published, is current', () => {
  const all = [edition('1', '1'), edition('2', '9')];
  expect(currentEditions(all)).toHaveLength(2);
  expect(all.map((document) => withEarlier(document, all).earlier)).toEqual([[], []]);
});

test('editions in a circle end', () => {
  const all = [edition('1', '2'), edition('2', '1')];
  expect(all.map((document) => withEarlier(document, all).earlier.length)).toEqual([1, 1]);
});
