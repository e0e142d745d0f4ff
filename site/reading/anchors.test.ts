import { describe, expect, test } from 'vitest';
import { ownPageOf } from '#content/pages.ts';
import { entityNames } from '#content/registry.ts';
import { anchorOf } from './anchors.ts';

describe('anchorOf', () => {
  test('returns the anchors that search results link to', () => {
    const anchored = entityNames.filter((type) => ownPageOf(type, '17', 'x')?.includes('#'));
    expect(anchored).toEqual(['document', 'export', 'faq', 'location', 'report']);
    for (const type of anchored) expect(ownPageOf(type, '17', null)?.split('#')[1]).toBe(anchorOf(type, '17'));
  });

  test('returns no anchor for an entry without an id, so that anchors stay unique', () => {
    expect(anchorOf('faq', '')).toBeUndefined();
  });
});
