import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { suggestAddress } from './suggest-address.ts';

test.each([
  ['North Mill', 'north-mill'],
  ['Größe & Söhne GmbH', 'groesse-and-soehne-gmbh'],
  ["L'Atelier d’été", 'latelier-dete'],
  ['  ---  ', ''],
  ['北方', ''],
])('%j becomes %j', (name, address) => {
  expect(suggestAddress(name)).toBe(address);
});

test('suggests only valid addresses', () => {
  const { address } = entities.concern.document.shape;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const suggested = suggestAddress(name);
      if (suggested !== '') expect(address.safeParse(suggested).success, suggested).toBe(true);
    }),
  );
});
