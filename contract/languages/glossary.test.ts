import { describe, expect, test } from 'vitest';
import { longestStep, processorTime } from '../testing/processor-time.ts';
import { readTerms, termFinder } from './glossary.ts';

describe('a glossary', () => {
  test('has a term in each line; a term alone is not translated', () => {
    expect(readTerms(' mill  =  Mühle \n\nAtrium\r\n')).toEqual({
      terms: [
        { source: 'mill', translation: 'Mühle' },
        { source: 'Atrium', translation: 'Atrium' },
      ],
      errors: [],
    });
  });

  test.each([
    ['mill =', 1],
    ['= Mühle', 1],
    ['mill = a = b', 1],
    ['mill = a\n\nMill = b', 3],
    [`mill = ${'x'.repeat(201)}`, 1],
    [Array.from({ length: 501 }, (_, index) => `term ${index} = x`).join('\n'), 501],
  ])('names the line that cannot be read: %.30s', (text, line) => {
    expect(readTerms(text).errors).toMatchObject([{ line }]);
  });
});

test('a glossary of 20 KB is read in linear time', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('\n');
  const took = processorTime(() => {
    expect(readTerms(lines)).toMatchObject({ terms: { length: 500 }, errors: [{ line: 501, reason: 'many' }] });
    expect(readTerms('a\n'.repeat(10_000)).terms).toHaveLength(1);
  });
  expect(took).toBeLessThan(300);
});

describe('a missing term', () => {
  const terms = [
    { source: 'mill', translation: 'Mühle' },
    { source: 'spinning room', translation: 'Spinnsaal' },
    { source: 'C++', translation: 'C++' },
  ];
  const missing = async (source: string, translation: string) =>
    (await termFinder(terms)(source, translation)).map((term) => term.source);

  test('is in the source as whole words in any case, and not in the translation', async () => {
    expect(await missing('The Mill has a spinning\nroom', 'Das Werk hat einen Saal')).toEqual([
      'mill',
      'spinning room',
    ]);
    expect(await missing('Windmills and milling', 'Windräder')).toEqual([]);
    expect(await missing('We use C++.', 'Wir nutzen Rust.')).toEqual(['C++']);
  });

  test('is found with an ending', async () => {
    expect(await missing('The mill', 'Die Mühlen')).toEqual([]);
  });

  test('is looked for in long texts without a stall', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      source: `${'x '.repeat(98)}${index}`,
      translation: `b${'a'.repeat(190)}${index}`,
    }));
    const longest = await longestStep(async () =>
      expect(await termFinder(many)('x '.repeat(100_000), 'a'.repeat(200_000))).toEqual([]),
    );
    expect(longest).toBeLessThan(300);
  });
});
