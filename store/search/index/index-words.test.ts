import { expect, test } from 'vitest';
import { indexWords } from './index-words.ts';

test.each([
  ['PE100', ['pe100', 'pe', '100']],
  ['PE 100', ['pe', '100', 'pe100']],
  ['PE-100', ['pe', '100', 'pe100']],
  ['750 ml', ['750', 'ml', '750ml']],
  ['GB-750-DL', ['gb', '750', 'gb750', 'dl', 'gb750dl', '750dl']],
  ['OEKO-TEX', ['oeko', 'tex', 'oekotex']],
  ['CW625N', ['cw625n', 'cw', '625', 'n']],
  ['1,596 kg', ['1', '596', '1596', 'kg', '596kg']],
  ['2.500.000', ['2', '500', '2500', '000', '2500000']],
  ['Düse', ['duse', 'duese']],
  ['1.5 metres', ['1', '5', 'metres']],
  ['৭৩৯১ mm', ['7391', 'mm', '7391mm']],
  ['وقاعة وزن', ['وقاعه', 'قاعه', 'وزن']],
  ['玻璃瓶1', ['玻璃', '璃瓶', '瓶', '1']],
])('%s is found as %j', (text, words) => {
  expect(indexWords(text)).toEqual(words);
});

test('ends at the given length', () => {
  expect(indexWords('PE100 PE100', 12)).toEqual(['pe100', 'pe']);
});
