import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords, type Segment } from './diff-words.ts';

const textOf = (segments: readonly Segment[], ...kinds: Segment['kind'][]) =>
  segments
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

describe('diffWords', () => {
  test('compares word by word', () => {
    expect(diffWords('Sixty looms more.', 'Seventy looms more!')).toEqual([
      { kind: 'removed', text: 'Sixty' },
      { kind: 'added', text: 'Seventy' },
      { kind: 'same', text: ' looms more' },
      { kind: 'removed', text: '.' },
      { kind: 'added', text: '!' },
    ]);
    expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }]);
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  test('always contains both complete texts', () => {
    const words = fc
      .array(fc.constantFrom('mill', 'yarn', ' ', '\n', 'ä', '—', 'spin', '.'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'grapheme' })), fc.oneof(words, fc.string()), (before, after) => {
        const segments = diffWords(before, after);
        expect(textOf(segments, 'same', 'removed')).toBe(before);
        expect(textOf(segments, 'same', 'added')).toBe(after);
      }),
    );
  });

  test('takes under 2 seconds for long texts', () => {
    const before = Array.from({ length: 8_000 }, (_, index) => `word${index}`).join(' ');
    const after = Array.from({ length: 8_000 }, (_, index) => `term${index}`).join(' ');
    const started = performance.now();
    expect(textOf(diffWords(before, after), 'added')).toContain('term7999');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
