import { describe, expect, test } from 'vitest';
import { ownDesign, themeFields, themePresets } from '#content/theme.ts';
import { contrast } from '#ui/theme/colours.ts';
import { brandStyle } from './brand-style.ts';

const look = { ...ownDesign, brandColor: '', accentColor: '' };

const propertyIn = (style: string, name: string): string => new RegExp(`${name}:([^;}]*)`).exec(style)?.[1] ?? '';

describe('brandStyle', () => {
  test('sets colours alone for the design’s own look, with or without company information', () => {
    expect(brandStyle(look)).toBe(brandStyle());
    expect(brandStyle(look)).not.toMatch(/radius|font|spacing|hero|@media/);
  });

  test.each(Object.entries(themeFields))('has a rule for each choice of %s but the first', (name, field) => {
    const [first, ...others] = field.unwrap().options.map((option) => brandStyle({ ...look, [name]: option }));
    expect(first).toBe(brandStyle());
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  test.each(Object.entries(themePresets))('the preset %s is readable on brand colours', (_, preset) => {
    const style = brandStyle({ ...look, ...preset });
    expect(contrast(propertyIn(style, '--brand'), propertyIn(style, '--on-brand'))).toBeGreaterThanOrEqual(4.5);
    // Panels of slides have this ground, and white text.
    expect(contrast(propertyIn(style, '--brand-on-light'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  test('draws a line around controls in a colour that is hard to tell from the page', () => {
    expect(brandStyle({ ...look, brandColor: '#ffee88' })).toContain('--edge-on-light:#');
    expect(brandStyle({ ...look, brandColor: '#ffee88' })).not.toContain('--edge-on-dark');
  });

  test('writes nothing of a hostile value', () => {
    const hostile = '#123456}</style><script>alert(1)</script>{';
    const asked = { ...look, brandColor: hostile, accentColor: 'url(//evil.example)', corners: hostile };
    expect(brandStyle(asked as never)).toBe(brandStyle());
  });
});
