import { expect, test } from 'vitest';
import { directionOf } from './direction-of.ts';

test.each(['ar', 'fa', 'he', 'ur', 'az-Arab', 'dv'])('%s is written from right to left', (tag) => {
  expect(directionOf(tag)).toBe('rtl');
});

test.each(['de', 'pt-BR', 'az', 'zh', 'not a tag', ''])('%s is written from left to right', (tag) => {
  expect(directionOf(tag)).toBe('ltr');
});
