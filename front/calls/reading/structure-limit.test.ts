import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStructureCheck } from './structure-limit.ts';

/** The fault of a text that arrives in chunks of the given number of bytes. */
function faultOf(text: string, bytesAtOnce = 1_000): string | undefined {
  const check = createStructureCheck();
  const bytes = Buffer.from(text);
  let fault: string | undefined;
  for (let from = 0; from < bytes.length && !fault; from += bytesAtOnce) {
    fault = check(bytes.subarray(from, from + bytesAtOnce));
  }
  return fault;
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `"name ${at}":1`);

test.each([
  ['levels', '['.repeat(101)],
  ['levels', '{"a":'.repeat(101)],
  ['names', `{${names(2_001).join()}}`],
  ['names', `[${names(2_001).map((name) => `{${name}}`)}]`],
  ['values', `[${'1,'.repeat(1_000_001)}1]`],
  ['values', `[${'{},'.repeat(500_001)}{}]`],
  ['values', `["${'\\n'.repeat(8_000_001)}"]`],
])('too many %s are refused', (what, text) => {
  expect(faultOf(text)).toContain(what);
});

test.each([
  ['levels', '['.repeat(100) + ']'.repeat(100)],
  ['lists in a row', `[${'[],'.repeat(400_000)}[]]`],
  ['names', `{${names(2_000).join()}}`],
  ['values', `[${'1,'.repeat(999_990)}1]`],
  ['values of a long text', `[${'"abcdefghijklmn",'.repeat(1_100_000)}1]`],
  ['signs in texts', JSON.stringify(['[{,:'.repeat(1_000_000)])],
])('as many %s as are allowed are taken', (_, text) => {
  expect(faultOf(text)).toBeUndefined();
});

test('signs in texts do not count, in chunks of any size', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', 'ü', 'a') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 200, maxLength: 300 }), fc.integer({ min: 1, max: 9 }), (texts, size) => {
      const nested = JSON.stringify(
        texts.reduceRight<unknown>((inner, each, at) => (at < 98 ? [each, inner] : each), 1),
      );
      expect(faultOf(nested, size)).toBeUndefined();
      expect(faultOf(`[[[[${nested}`, size)).toContain('levels');
    }),
    { numRuns: 30 },
  );
});
