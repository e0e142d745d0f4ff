import { expect, test } from 'vitest';
import { showContrast } from './show-contrast.ts';

test.each([
  [4.499, '4.4'],
  [4.5, '4.5'],
  [4.46, '4.4'],
  [21, '21.0'],
])('shows a contrast of %d as %s', (ratio, shown) => {
  expect(showContrast(ratio)).toBe(shown);
});
