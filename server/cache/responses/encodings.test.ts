import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodingFor } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity, br', 'br'],
  ['br;q=nonsense', 'identity'],
])('chooses for “%s” the encoding %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

test('never chooses a rejected encoding', () => {
  const quality = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=2', '; q=0.000');
  const part = fc
    .tuple(fc.constantFrom('br', 'gzip', 'identity', '*', 'zstd', 'x'), quality)
    .map((both) => both.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(part, { maxLength: 6, selector: (text) => text.split(';')[0] }), (parts) => {
      const encoding = encodingFor(parts.join(', '));
      if (encoding === 'identity') return;
      const named = parts.find((text) => text.startsWith(encoding)) ?? parts.find((text) => text.startsWith('*'));
      expect(named).toBeDefined();
      expect(named).not.toMatch(/q=(0|0\.000|2)$/);
    }),
  );
});
