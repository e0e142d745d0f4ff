import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTsv, writeTsv } from './tsv.ts';

test.each<[string, string[][]]>([
  ['1.89\t24', [['1.89', '24']]],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\nb', [['a'], ['b']]],
  [
    'a\t\r\n\tb\r\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['', [['']]],
  ['\r\n', [['']]],
  ['"one\ntwo"\t3', [['one\ntwo', '3']]],
  ['"say ""yes"""\t"a\tb"\r\n', [['say "yes"', 'a\tb']]],
  // Not in quotes: marks within a text.
  ['5" wide\t"5" wide', [['5" wide', '"5" wide']]],
  ['"open\tb', [['"open', 'b']]],
])('reads %j', (text, cells) => {
  expect(parseTsv(text)).toEqual(cells);
});

test('reads each block as it was written', () => {
  const cell = fc.oneof(
    fc.string().map((text) => text.replaceAll('\r', '')),
    fc.constantFrom('', '"', '""', 'a\tb', 'a\nb', '"\n"'),
  );
  const block = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    );
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseTsv(writeTsv(rows))).toEqual(rows);
    }),
  );
});
