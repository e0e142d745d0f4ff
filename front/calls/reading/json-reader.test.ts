import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJsonReader } from './json-reader.ts';

/** Reads a text in chunks of the given number of bytes. */
function read(text: string, bytesAtOnce: number): unknown {
  const reader = createJsonReader();
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += bytesAtOnce) reader.push(bytes.subarray(from, from + bytesAtOnce));
  return reader.end();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('reads the same value as JSON.parse', () => {
  test('from any JSON, in chunks of any size', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), fc.integer({ min: 1, max: 50 }), (text, bytesAtOnce) => {
        expect(read(text, bytesAtOnce)).toEqual(parsed(text));
      }),
      { numRuns: 500 },
    );
  });

  test('from any list of texts with quotes, backslashes and brackets', () => {
    const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', 'ü', '😀', 'a') });
    fc.assert(
      fc.property(fc.array(fc.record({ a: text, b: fc.array(text) })), fc.integer({ min: 1, max: 9 }), (list, size) => {
        for (const whole of [list, { success: true, data: list, errors: [] }, { errors: [], data: { list } }]) {
          expect(read(JSON.stringify(whole), size)).toEqual(whole);
        }
      }),
    );
  });

  test('from a long list, some items at a time', () => {
    const list = Array.from({ length: 60_000 }, (_, id) => ({ id, text: `“${'x'.repeat(id % 40)}”`, more: [[id]] }));
    expect(read(JSON.stringify(list, null, 1), 16_000)).toEqual(list);
  });

  test.each(['\ufeff[1]', ' [ ] ', '[[1],[2]]', '7', '"a[b"', '{}', '{"a":"[","b":[1]}'])('from %s', (text) => {
    expect(read(text, 3)).toEqual(parsed(text.replace('\ufeff', '')));
  });
});

test.each([
  '',
  '[',
  '[1',
  '[1}',
  '[1]]',
  '[1] x',
  '[1,,2]',
  '[1,]',
  '[,1]',
  '{"a":[1]',
  '[{"a":1]',
  '["\\"]',
  '<html>[x]',
])('returns undefined for %j, which is not JSON', (text) => {
  expect(parsed(text)).toBeUndefined();
  for (const size of [1, 2, 100]) expect(read(text, size)).toBeUndefined();
});

test('returns undefined for a long list with a trailing comma or a wrong bracket at the end', () => {
  const long = JSON.stringify(Array.from({ length: 60_000 }, () => 'item'));
  for (const text of [`${long.slice(0, -1)},]`, `${long.slice(0, -1)}}`, `[${'"a",'.repeat(70_000)}]`]) {
    expect(parsed(text)).toBeUndefined();
    expect(read(text, 16_000)).toBeUndefined();
  }
});
