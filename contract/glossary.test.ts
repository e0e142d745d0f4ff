import { describe, expect, test } from 'vitest';
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

describe('a missing term', () => {
  const terms = [
    { source: 'mill', translation: 'Mühle' },
    { source: 'spinning room', translation: 'Spinnsaal' },
    { source: 'C++', translation: 'C++' },
  ];
  const missing = (source: string, translation: string) =>
    termFinder(terms)(source, translation).map((term) => term.source);

  test('is in the source as whole words in any case, and not in the translation', () => {
    expect(missing('The Mill has a spinning\nroom', 'Das Werk hat einen Saal')).toEqual(['mill', 'spinning room']);
    expect(missing('Windmills and milling', 'Windräder')).toEqual([]);
    expect(missing('We use C++.', 'Wir nutzen Rust.')).toEqual(['C++']);
  });

  test('is found with an ending', () => {
    expect(missing('The mill', 'Die Mühlen')).toEqual([]);
  });
});
