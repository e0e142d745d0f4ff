import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readParts } from './read-parts.ts';

test('divides a list into lines, without its heading and rules', () => {
  expect(readParts('Article;Quantity;Unit\r\n\r\nCR-16;500;pcs\r\n-----\nCR-21;20\n', 50)).toEqual({
    lines: ['CR-16;500;pcs', 'CR-21;20'],
    skipped: ['Article;Quantity;Unit', '-----'],
    rest: [],
  });
});

test.each(['Artikel\tMenge', 'Article,Quantity', '货号；数量', 'الصنف\tالكمية'])('%j is a heading', (line) => {
  expect(readParts(`${line}\nA-1\t2`, 50).skipped).toEqual([line]);
});

test.each(['Blue cloth', 'Blue cloth, heavy', 'A-1\tB', 'A\t٣'])('%j is no heading', (line) => {
  expect(readParts(line, 50)).toEqual({ lines: [line], skipped: [], rest: [] });
});

test('returns the lines for which there is no room, and those that are too long', () => {
  const long = 'a'.repeat(501);
  expect(readParts(`A-1\n${long}\nA-2\nA-3`, 2)).toEqual({ lines: ['A-1', 'A-2'], skipped: [], rest: [long, 'A-3'] });
});

test('loses no line, keeps their order and never throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3_000 }),
    fc.string({ unit: fc.constantFrom(...'A1 \t;,\n\r-"', '\u2028'), maxLength: 3_000 }),
  );
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 50 }), (pasted, room) => {
      const { lines, skipped, rest } = readParts(pasted, room);
      const all = pasted.split(/[\r\n\v\f\u0085\u2028\u2029]/).map((line) => line.trim());
      expect([...lines, ...skipped, ...rest].sort()).toEqual(all.filter((line) => line !== '').sort());
      expect(lines.length).toBeLessThanOrEqual(room);
      for (const part of [lines, skipped, rest])
        expect(all.filter((line) => part.includes(line))).toEqual(expect.arrayContaining(part));
    }),
  );
});

test('takes linear time for 200,000 characters', () => {
  for (const signs of ['\n', ' ', 'a', 'A-1\n', ';', '\t', '，x']) {
    const start = performance.now();
    readParts(signs.repeat(200_000 / signs.length), 50);
    expect(performance.now() - start, signs).toBeLessThan(500);
  }
});
