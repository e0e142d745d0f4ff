import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  test.each([
    ['Ada Moreau', 'AM'],
    ['  mei-lin   tan ', 'MT'],
    ['José María de la Cruz', 'JC'],
    ['Élodie', 'É'],
    ['(Dr) Øyvind Åse', 'DÅ'],
    ['王 小明', '王小'],
    ['', ''],
    ['– 7', ''],
  ])('%j is %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('are short, and not empty for a name with a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const initials = initialsOf(name);
        const count = [...new Intl.Segmenter('en').segment(initials)].length;
        expect(count).toBeLessThanOrEqual(/\p{L}/u.test(name) ? 4 : 0);
        expect(initials === '').toBe(!/\p{L}/u.test(name));
      }),
    );
  });
});
