import { expect, test } from 'vitest';
import { emptyHistory, recorded, redo, undo } from './history.ts';

const step = (after: string) => [{ row: 1, attribute: 2, before: 'old', after }];

test('steps are undone and redone, and a new one ends what was undone', () => {
  const history = recorded(recorded(emptyHistory, step('a')), step('b'));
  const back = undo(history);
  expect(back?.cells).toEqual([{ row: 1, attribute: 2, text: 'old' }]);
  expect(redo(back?.history ?? emptyHistory)).toEqual({ history, cells: [{ row: 1, attribute: 2, text: 'b' }] });
  expect(redo(recorded(back?.history ?? emptyHistory, step('c')))).toBeUndefined();
  expect(undo(emptyHistory)).toBeUndefined();
});

test('100 steps are kept', () => {
  const texts = Array.from({ length: 150 }, (_, index) => String(index));
  const { done } = texts.reduce((history, text) => recorded(history, step(text)), emptyHistory);
  expect(done).toHaveLength(100);
  expect(done[0]?.[0]?.after).toBe('50');
});
