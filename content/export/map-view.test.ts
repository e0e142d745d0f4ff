import { expect, test } from 'vitest';
import { viewAround, whole } from './map-view.ts';

const sizes = (view: string) => view.split(' ').map(Number);
const contains = (view: string, { x, y }: { x: number; y: number }) => {
  const [left = 0, top = 0, width = 0, height = 0] = sizes(view);
  return x > left && x < left + width && y > top && y < top + height;
};

test('one place is in the middle of a third of the world', () => {
  const [left = 0, , width = 0] = sizes(viewAround([{ x: 68, y: 14 }]));
  expect(width).toBeCloseTo((sizes(whole)[2] ?? 0) / 3, 1);
  expect(left + width / 2).toBeCloseTo(68, 1);
});

test('places around the world need all of it, and those at its edge stay inside', () => {
  const far = [
    { x: 1, y: 12 },
    { x: 140, y: 44 },
  ];
  expect(sizes(viewAround(far))).toEqual(sizes(whole));
  const edge = { x: 143, y: 50 };
  expect(contains(viewAround([edge]), edge)).toBe(true);
});
