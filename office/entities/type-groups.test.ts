import { expect, test } from 'vitest';
import { entityNames } from '#content/registry.ts';
import { typeGroups } from './type-groups.ts';

test('every content type is in exactly one group of the menu', () => {
  expect(Object.values(typeGroups).flat().sort()).toEqual([...entityNames].sort());
});
