import { describe, expect, test } from 'vitest';
import { ownPageOf, pageOf } from '#content/pages.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { searchTypes } from '#content/search.ts';
import { anchorOf } from './anchors.ts';

describe('anchorOf', () => {
  test('returns the anchors that search results link to', () => {
    const anchored = entityNames.filter((type) => ownPageOf(type, '17', 'x')?.includes('#'));
    expect(anchored).toEqual(['document', 'export', 'faq', 'location', 'report']);
    for (const type of anchored) expect(ownPageOf(type, '17', null)?.split('#')[1]).toBe(anchorOf(type, '17'));
  });

  test('returns the anchors that search results link to on pages that list entries without own addresses', () => {
    const anchored = searchTypes.filter((type) => entityOf(type).pages.isAnchored);
    expect(anchored).toEqual(['executive', 'contactPerson', 'crest', 'video']);
    for (const type of anchored) expect(pageOf(type, '17', '/x')).toBe(`/x#${anchorOf(type, '17')}`);
    expect(pageOf('executive', '', '/about')).toBe('/about');
  });

  test('returns no anchor for an entry without an id, so that anchors stay unique', () => {
    expect(anchorOf('faq', '')).toBeUndefined();
  });
});
