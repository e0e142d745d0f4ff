import { expect, test } from 'vitest';
import { requestsOf } from './requests.ts';

test('entries are asked about in requests of at most a hundred', () => {
  expect(requestsOf([])).toEqual([]);
  expect(requestsOf(Array.from({ length: 201 }, (_, id) => ({ id }))).map(({ length }) => length)).toEqual([
    100, 100, 1,
  ]);
});

test('large states are spread over requests', () => {
  const state = { text: 'ق'.repeat(200_000) };
  expect(requestsOf([state, state, state]).map(({ length }) => length)).toEqual([2, 1]);
});
