import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, defaultAccentColor, defaultBrandColor, grounds, inks, schemeOf } from './colours.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('schemeOf', () => {
  test('calculates contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  });

  test('makes every text readable for any colour', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const scheme = schemeOf(colour, '#17467e');
        expect(contrast(scheme.onSolid, scheme.solid)).toBeGreaterThanOrEqual(4.5);
        for (const surface of ['#ffffff', '#f3f6f9']) {
          expect(contrast(scheme.inkOnLight, surface)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of ['#10161d', '#18212b', '#141c25']) {
          expect(contrast(scheme.inkOnDark, surface)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('keeps a dark colour as clear on dark as on light, and lines around controls fine', () => {
    const { inkOnDark, edgeOnDark } = schemeOf('#24292f', '#17467e');
    expect(contrast(inkOnDark, '#18212b')).toBeGreaterThan(8);
    expect(contrast(edgeOnDark, '#18212b')).toBeLessThan(6);
  });

  test('preserves a colour with sufficient contrast', () => {
    expect(schemeOf('#1D4F91', '#000000')).toMatchObject({
      solid: '#1d4f91',
      onSolid: '#ffffff',
      inkOnLight: '#1d4f91',
    });
  });

  test('accepts nothing but colours', () => {
    const own = schemeOf('#17467e', '#17467e');
    for (const wrong of ['', 'red', '#fff', '#12345g', '#123456;}body{display:none', 'url(x)']) {
      expect(schemeOf(wrong, '#17467e')).toEqual(own);
    }
  });
});

test('the style sheet has the same backgrounds, text colours and defaults', async () => {
  const css = await readFile(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8');
  const all = (name: string) =>
    [...css.matchAll(new RegExp(`^ +--${name}: (#[0-9a-f]{6});`, 'gm'))].map(([, hex]) => hex);
  expect(all('surface')).toEqual([grounds.light, grounds.dark]);
  expect(all('ink')).toEqual([inks.light, inks.dark]);
  expect(css).toContain(`var(--brand, ${defaultBrandColor})`);
  expect(css).toContain(`var(--accent, ${defaultAccentColor})`);
});
