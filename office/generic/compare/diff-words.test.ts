import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '#contract/testing/processor-time.ts';
import { diffWords, type Segment } from './diff-words.ts';

const textOf = (segments: readonly Segment[], ...kinds: Segment['kind'][]) =>
  segments
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

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

  test('does not report spaces and line breaks as changes', () => {
    for (const [before, after] of [
      ['one\r\ntwo', 'one\ntwo'],
      ['one two', 'one\n\ntwo'],
      ['one\ntwo', 'one two '],
      ['one\u00a0two', ' one two'],
    ] as const) {
      expect(diffWords(before, after), JSON.stringify([before, after])).toEqual([{ kind: 'same', text: after }]);
    }
    expect(diffWords('one\ntwo', 'one\n\ntwo three')).toEqual([
      { kind: 'same', text: 'one\n\ntwo' },
      { kind: 'added', text: ' three' },
    ]);
  });

  test('always contains the words of both texts, and the spaces of the new one', () => {
    const words = fc
      .array(fc.constantFrom('mill', 'yarn', ' ', '\n', 'ä', '—', 'spin', '.'), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'grapheme' })), fc.oneof(words, fc.string()), (before, after) => {
        const segments = diffWords(before, after);
        expect(withoutSpaces(textOf(segments, 'same', 'removed'))).toBe(withoutSpaces(before));
        expect(textOf(segments, 'same', 'added')).toBe(after);
      }),
    );
  });

  test('takes under 2 seconds for long texts', () => {
    const before = Array.from({ length: 8_000 }, (_, index) => `word${index}`).join(' ');
    const after = Array.from({ length: 8_000 }, (_, index) => `term${index}`).join(' ');
    const took = processorTime(() => expect(textOf(diffWords(before, after), 'added')).toContain('term7999'));
    expect(took).toBeLessThan(2_000);
  });
});
