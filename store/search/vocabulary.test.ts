import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexWords } from './index/index-words.ts';
import { createVocabulary, errorsBetween, isProposed } from './vocabulary.ts';

describe('errorsBetween', () => {
  test.each([
    ['bottle', 'bottle', 0],
    ['botle', 'bottle', 1],
    ['botttle', 'bottle', 1],
    ['bottel', 'bottle', 1],
    ['nottle', 'bottle', 1],
    ['watter', 'water', 1],
    ['polyethilene', 'polyethylene', 1],
    ['certifcatse', 'certificates', 2],
    ['yarn', 'bottle', 3],
  ])('of %s and %s', (one, other, errors) => {
    expect(errorsBetween(one, other, 2)).toBe(errors);
    expect(errorsBetween(other, one, 2)).toBe(errors);
  });

  test('is never more than the letters of the longer word, and none for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ب'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const errors = errorsBetween(one, other, 20);
        expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(errors === 0).toBe(one === other);
      }),
    );
  });
});

describe('the nearest words', () => {
  const nearest = (misspelled: string, ...texts: string[]) => {
    const vocabulary = createVocabulary();
    const words = texts.flatMap((text) => indexWords(text)).filter(isProposed);
    for (const [word, { length }] of Map.groupBy(words, (each) => each)) vocabulary.add(word, length);
    return vocabulary.nearest(misspelled);
  };

  test('have one error from four letters on, and two from eight', () => {
    expect(nearest('botle', 'Bottles and a bottle')).toEqual(['bottle']);
    expect(nearest('bolte', 'bottle')).toEqual([]);
    expect(nearest('botlte', 'bottle')).toEqual(['bottle']);
    expect(nearest('certificat', 'Certificates')).toEqual(['certificates']);
    expect(nearest('sertifictes', 'Certificates')).toEqual(['certificates']);
    expect(nearest('tin', 'tins tint')).toEqual(['tins', 'tint']);
    expect(nearest('ti', 'tins')).toEqual([]);
    expect(nearest('pe100', 'pe1000')).toEqual([]);
  });

  test('come in the order of their errors, their first letter and their number', () => {
    expect(nearest('lamp', 'camp damp camp ramp lamb')).toEqual(['lamb', 'camp', 'damp', 'ramp']);
  });
});

describe('the most likely word', () => {
  const among = (...words: [word: string, texts: number][]) => {
    const vocabulary = createVocabulary();
    for (const [word, texts] of words) vocabulary.add(word, texts);
    return (misspelled: string) => vocabulary.nearest(misspelled)[0];
  };

  test.each([
    // A letter left out, doubled or exchanged is likelier than another one in its place.
    ['botle', 'bottle', 'boule'],
    ['rolll', 'roll', 'rolls'],
    ['gauge', 'guage', 'gouge'],
    ['flmae', 'flame', 'flake'],
  ])('meant by %s is %s rather than %s', (misspelled, meant, other) => {
    expect(among([other, 3], [meant, 1])(misspelled)).toBe(meant);
  });

  test('has two errors where it has eight letters with its Arabic article, and may be short', () => {
    expect(among(['منسوجات', 1])('جسوجات')).toBeUndefined();
    const behindArticle = (word: string, misspelled: string) => {
      const vocabulary = createVocabulary();
      vocabulary.add(word, 1);
      return vocabulary.nearest(misspelled, 'ال')[0];
    };
    expect(behindArticle('منسوجات', 'جسوجات')).toBe('منسوجات');
    expect(behindArticle('ظهر', 'ظهد')).toBe('ظهر');
    // What folding took for an article may be letters of the word.
    expect(behindArticle('اليف', 'يق')).toBeUndefined();
    expect(behindArticle('الياف', 'ياق')).toBe('الياف');
  });

  test('is a much more frequent one where the errors are as likely', () => {
    expect(among(['fire', 2], ['firm', 9])('firo')).toBe('firm');
    expect(among(['work', 2], ['cork', 1])('wurk')).toBe('work');
  });

  test.each(['لاتسديه', 'اتسديه', 'الىتسديه', 'تسديع'])(
    'is found behind an Arabic article with an error: %s',
    (typed) => {
      expect(among(['تسديه', 1])(typed)).toBe('تسديه');
    },
  );
});

test.each([
  ['بحار', 'ابلحار'],
  ['معلومات', 'املومات'],
  ['سلك', 'بالسك'],
  ['وان', 'ااالوان'],
])('%s is meant by %s', (word, typed) => {
  const vocabulary = createVocabulary();
  vocabulary.add(word, 1);
  expect(vocabulary.nearest(typed)).toEqual([word]);
});

test('compounds are words that end with another one and an ending', () => {
  const vocabulary = createVocabulary();
  const words = {
    glasflasche: 3,
    glasflaschen: 2,
    weinflaschen: 9,
    flasche: 50,
    flaschenhals: 8,
    aflasche: 7,
    ring: 1,
  };
  for (const [word, texts] of Object.entries(words)) vocabulary.add(word, texts);
  expect(vocabulary.compoundsWith('flasch')).toEqual(['weinflasch', 'glasflasch']);
  expect(vocabulary.compoundsWith('ing')).toEqual([]);
});

test('a rare compound is two words of texts, or a word and what others end with, but not with a usual ending', () => {
  const vocabulary = createVocabulary();
  for (const word of ['spin', 'wein', 'arbeit', 'kleidung', 'weberei', 'glasflaschen']) vocabulary.add(word, 1);
  expect(vocabulary.partsOf('weinflaschen')).toEqual(['wein', 'flaschen']);
  expect(vocabulary.partsOf('arbeitskleidung')).toEqual(['arbeit', 'kleidung']);
  expect(vocabulary.partsOf('spinnerei')).toEqual([]);
  vocabulary.add('unter', 1);
  vocabulary.add('schreiben', 1);
  expect(vocabulary.partsOf('untersschreiben')).toEqual(['unter', 'schreiben']);
  vocabulary.add('unterschreiben', 1);
  expect(vocabulary.partsOf('untersschreiben')).toEqual([]);
});
