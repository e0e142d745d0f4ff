import { describe, expect, test } from 'vitest';
import { pageOf } from '#content/pages.ts';
import { type AnchoredType, anchorOf } from './anchors.ts';

describe('anchorOf', () => {
  test('returns the anchors that search results link to', () => {
    const types: AnchoredType[] = ['report', 'export', 'certificate', 'faq'];
    for (const type of types) expect(pageOf(type, '17').split('#')[1]).toBe(anchorOf(type, '17'));
  });

  test('returns no anchor for an entry without an id, so that anchors stay unique', () => {
    expect(anchorOf('faq', '')).toBeUndefined();
  });
});
