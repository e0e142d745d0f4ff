import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Segment } from '#content/search.ts';
import { fragment, highlight } from './highlight.ts';
import { foldedWords } from './words.ts';

/** Matches in brackets. */
const marked = (segments: Segment[]) => segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const joined = (segments: Segment[]) => segments.map(({ text }) => text).join('');

const words = fc.array(
  fc.constantFrom('yarn', 'straße', 'cafe\u0301', 'Ærø', 'n', '🧶', '纱线', '½', 'combed', ' ', '-'),
  {
    maxLength: 120,
  },
);
const texts = fc.oneof(
  words.map((list) => list.join(' ')),
  words.map((list) => list.join('')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);
const queries = fc.oneof(words, fc.array(fc.string({ maxLength: 4 }))).map((list) => foldedWords(list.join(' ')));

describe('highlight', () => {
  test.each([
    ['Cotton yarn', 'yar', 'Cotton [yar]n'],
    ['Café crème', 'cafe', '[Café] crème'],
    ['cafe\u0301s', 'cafe', '[cafe\u0301]s'],
    ['Straßenbau', 'stras', '[Straß]enbau'],
    ['yarn yarns', 'yarn y', '[yarn] [yarn]s'],
    ['棉纱线', '纱', '棉[纱]线'],
    ['إبريق وأكواب', 'أكواب', 'إبريق و[أكواب]'],
    ['nothing', 'yarn', 'nothing'],
  ])('of %s for the query %s', (text, typed, result) => {
    expect(marked(highlight(text, foldedWords(typed)))).toBe(result);
  });

  test('returns runs that join to the text, alternate, and match the query', () => {
    fc.assert(
      fc.property(texts, queries, (text, query) => {
        const segments = highlight(text, query);
        expect(joined(segments)).toBe(text);
        for (const [n, { text: run, hit }] of segments.entries()) {
          expect(run).not.toBe('');
          expect(hit).not.toBe(segments[n + 1]?.hit);
          if (hit) expect(foldedWords(run).some((found) => query.some((word) => found.startsWith(word)))).toBe(true);
        }
      }),
    );
  });
});

describe('fragment', () => {
  const long = `${'before '.repeat(30)}the combed yarn ${'after '.repeat(60)}end`;

  test('shows the match between whole words', () => {
    const passage = marked(fragment(long, ['combed']));
    expect(passage).toMatch(/^…(before )+the \[combed\] yarn( after)+…$/);
    expect(passage.length).toBeGreaterThan(130);
    expect(passage.length).toBeLessThan(170);
  });

  test('shows a short text completely, and nothing without a match', () => {
    expect(marked(fragment('A combed yarn.', ['yarn']))).toBe('A combed [yarn].');
    expect(fragment('A combed yarn.', ['wool'])).toEqual([]);
  });

  test('joins to one passage of bounded length around a match, with … only where the text is cut', () => {
    fc.assert(
      fc.property(texts, queries, (text, query) => {
        const segments = fragment(text, query);
        const hits = highlight(text, query).some(({ hit }) => hit);
        expect(segments.some(({ hit }) => hit)).toBe(hits);
        if (!hits) return;
        const whole = joined(segments);
        const starts = text.startsWith(whole.replace(/…$/, ''));
        const inner = starts ? whole : whole.replace(/^…/, '');
        const passage = text.includes(inner) ? inner : inner.replace(/…$/, '');
        expect(text).toContain(passage);
        expect(whole.length).toBeLessThanOrEqual(250);
        if (text.isWellFormed()) expect(whole.isWellFormed()).toBe(true);
      }),
    );
  });
});
