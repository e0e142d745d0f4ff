import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, grounds } from '#ui/theme/colours.ts';
import { judgeColours } from './judge-colours.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('judgeColours', () => {
  test('reports a colour too light for text on white, with its replacement', () => {
    const { moved } = judgeColours('#ffd500', '#17467e');
    expect(moved.find(({ of, on }) => of === 'brand' && on === 'light')?.instead).not.toBe('#ffd500');
    expect(moved.some(({ of, on }) => of === 'brand' && on === 'dark')).toBe(false);
  });

  test('reports a colour that buttons cannot have alone, with the line around them', () => {
    const { edged } = judgeColours('#ffd500', '');
    expect(edged.map(({ on }) => on)).toEqual(['light']);
    expect(contrast(edged[0]?.instead ?? '', grounds.light)).toBeGreaterThanOrEqual(3);
    expect(judgeColours('#3a86d8', '').edged).toEqual([]);
  });

  test('reports two hardly distinguishable colours, and not two different ones', () => {
    expect(judgeColours('#17467e', '#1a4a80').alike).toBe(true);
    expect(judgeColours('#17467e', '#e0a02b').alike).toBe(false);
  });

  test('judges the default colours if none are set', () => {
    expect(judgeColours('', '')).toMatchObject({ brand: { solid: '#17467e' }, accent: { solid: '#e0a02b' } });
  });

  test('reports only unreadable colours, and replaces them with readable ones', () => {
    fc.assert(
      fc.property(colours, colours, (brand, accent) => {
        for (const { colour, on, ratio, instead } of judgeColours(brand, accent).moved) {
          expect(ratio).toBe(contrast(colour, grounds[on]));
          expect(ratio).toBeLessThan(4.5);
          expect(contrast(instead, grounds[on])).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});
