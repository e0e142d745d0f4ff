import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['de', 'ltr'],
  ['qps', 'ltr'],
  ['', 'ltr'],
  ['no language', 'ltr'],
])('the direction of “%s” is %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
