import { expect, test } from 'vitest';
import { wordPatterns } from './word-patterns.ts';

test.each([
  ['', []],
  ['  ', []],
  ['Müller garn', ['% muller%', '% garn%']],
  ['+', ['%  %']],
  ['*** %_', ['%  %']],
  ['1711', ['%1711%']],
  ['Ne 30', ['% ne%', '% 30%']],
  ['040 12', ['%40%', '%12%']],
  ['0049 40 123', ['%49%', '%40%', '%123%']],
  ['+49 (0)40-123456', ['%49%', '%0%', '%40%', '%123456%']],
  ['01711234567', ['%1711234567%']],
  ['00491711234567', ['%491711234567%']],
  ['00000', ['%0%']],
])('searches %j with %j', (query, patterns) => {
  expect(wordPatterns(query)).toEqual(patterns);
});
