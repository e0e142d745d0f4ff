import { describe, expect, test } from 'vitest';
import { pageOf } from '#contract/pages.ts';
import { type AnchoredType, anchorOf } from './anchors.ts';

describe('anchorOf', () => {
  test('names the places that search results link to', () => {
    const types: AnchoredType[] = ['report', 'export', 'certificate', 'faq'];
    for (const type of types) expect(pageOf(type, '17').split('#')[1]).toBe(anchorOf(type, '17'));
  });

  test('gives none to an entry without an id, so that no two parts share one', () => {
    expect(anchorOf('faq', '')).toBeUndefined();
  });
});
