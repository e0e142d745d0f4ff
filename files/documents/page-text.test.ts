import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const item = (str: string, x: number) => ({
  str,
  hasEOL: false,
  transform: [10, 0, 0, 10, x, 700],
  width: 6 * str.length,
  height: 10,
});

test.each([
  ['of fonts with a code point of their own', '\uf001', '\uf002'],
  ['of Unicode', '\ufb01', '\ufb02'],
])('ligatures %s are letters', (_, fi, fl) => {
  expect(pageText([item(`${fi}nest `, 72), item(`${fl}exible`, 110)])).toBe('finest flexible');
});
