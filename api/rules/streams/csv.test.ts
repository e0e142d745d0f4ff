import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvStream, withFormula, withoutFormula } from './csv.ts';

/** Parses CSV as RFC 4180 describes. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  expect([quoted, cell, row]).toEqual([false, '', []]);
  return rows;
}

const nasty = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', ';', '"', "'", ' ', 'a', 'é', '＝', '\u00A0', '0'),
  maxLength: 12,
});
const cells = fc.array(fc.oneof(nasty, fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 4 });

test('written CSV reads back unchanged, except for added apostrophes', () => {
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), (rows) => {
      const back = read(rows.map((row) => csvLine(row)).join(''));
      expect(back).toEqual(rows.map((row) => row.map(withoutFormula)));
      const bare = (text: string) => text.replaceAll("'", '');
      expect(back.map((row) => row.map(bare))).toEqual(rows.map((row) => row.map(bare)));
    }),
    { numRuns: 500 },
  );
});

test('what was made harmless reads back unchanged', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const own = text.trim();
      expect(withFormula(withoutFormula(own))).toBe(own);
    }),
    { numRuns: 2_000 },
  );
});

test('separates cells with a semicolon where asked to', () => {
  expect(csvLine(['a', 'b'], ';')).toBe('"a";"b"\r\n');
});

test('no cell starts like a formula, for any separator a spreadsheet uses', () => {
  fc.assert(
    fc.property(cells, (row) => {
      const line = csvLine(row);
      // Parsed by other rules than ours: quotes mean nothing, and all other separators apply.
      for (const [text] of line.matchAll(/[^;\t\r\n]+/g)) {
        expect(text.replace(/^[\s"]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/u);
      }
      for (const cell of read(line).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 40 123', "'+49 40 123"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\rx', "'\rx"],
  ['  =1', "  '=1"],
  ['a;=1', "a;'=1"],
  ['a,b "c" = d', 'a,b "c" = d'],
  ['well-known', 'well-known'],
  ['', ''],
])('writes %j as %j', (text, harmless) => {
  expect(withoutFormula(text)).toBe(harmless);
});

test('starts with a byte order mark, and ends each line with CRLF', async () => {
  async function* rows() {
    yield { name: 'Zoë "Z"', age: null };
    yield { name: 'a\r\nb', age: 7 };
  }
  const stream = csvStream(rows(), [
    ['Name', ({ name }) => name],
    ['Age', ({ age }) => age],
  ]);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('"Name","Age"\r\n"Zoë ""Z""",""\r\n"a\r\nb","7"\r\n');
});
