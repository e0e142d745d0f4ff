import { describe, expect, test } from 'vitest';
import { languagesFor } from './languages.ts';
import { documentIn, translated } from './translate.ts';

describe('languagesFor', () => {
  test.each([
    [undefined, ['']],
    ['en', ['']],
    ['EN', ['']],
    ['en-GB', ['en-gb', '']],
    ['de', ['de', '']],
    ['pt-BR', ['pt-br', 'pt', '']],
    ['zh-Hant-TW', ['zh-hant-tw', 'zh-hant', 'zh', '']],
    ['', ['']],
    ['%', ['']],
    ["de' or 1=1", ['']],
  ])('%s', (lang, languages) => {
    expect(languagesFor(lang, 'en')).toEqual(languages);
  });

  test('matches a default language with a region in any spelling', () => {
    expect(languagesFor('pt-br', 'pt-BR')).toEqual(['']);
    expect(languagesFor('pt', 'pt-BR')).toEqual(['pt', '']);
  });
});

describe('translated', () => {
  const picture = { src: '/files/a.webp', alt: 'A', width: 8 };

  test('puts fields of the translation over the original and ignores blank ones', () => {
    const original = { name: 'Yarn', text: 'Long', image: null };
    expect(translated(original, { name: 'Garn', text: '', image: null })).toEqual({ ...original, name: 'Garn' });
    expect(original.name).toBe('Yarn');
  });

  test('takes a picture as a whole, so that size and bytes belong together', () => {
    const other = { src: '/files/b.webp', alt: 'B' };
    expect(translated({ image: picture }, { image: other })).toEqual({ image: other });
  });

  test('takes the alt text of a picture alone', () => {
    expect(translated({ image: picture }, { image: { alt: 'B' } })).toEqual({ image: { ...picture, alt: 'B' } });
    expect(translated({ image: picture }, { image: { alt: '' } })).toEqual({ image: picture });
    expect(translated({ image: null }, { image: { alt: 'B' } })).toEqual({ image: null });
    expect(translated({ items: [{ image: picture }] }, { items: [{ image: { alt: 'B' } }] })).toEqual({
      items: [{ image: { ...picture, alt: 'B' } }],
    });
  });

  test('takes the texts of a picture or video of a list, unless it is of another kind now', () => {
    const media = [
      { kind: 'picture', picture },
      { kind: 'video', video: 'https://example.com/v', title: 'Mill' },
    ];
    const texts = [{ picture: { alt: 'B' } }, { title: 'Werk' }];
    expect(translated({ media }, { media: texts })).toEqual({
      media: [
        { kind: 'picture', picture: { ...picture, alt: 'B' } },
        { ...media[1], title: 'Werk' },
      ],
    });
    expect(translated({ media }, { media: texts.toReversed() })).toEqual({ media });
  });

  test('matches list items by index and drops those that the original does not have', () => {
    const original = {
      items: [
        { name: 'One', image: picture },
        { name: 'Two', image: null },
      ],
      words: ['a', 'b'],
    };
    const translation = { items: [{ name: 'Eins' }, { name: '' }, { name: 'Drei' }], words: ['x'] };
    expect(translated(original, translation)).toEqual({
      items: [
        { name: 'Eins', image: picture },
        { name: 'Two', image: null },
      ],
      words: ['x', 'b'],
    });
    expect(translated(original, { items: [] })).toEqual(original);
  });

  test('does not merge an item of another kind with the original', () => {
    const media = [{ kind: 'picture', picture }];
    const video = { kind: 'video', video: 'https://example.com/v', title: '' };
    expect(translated({ media }, { media: [video] })).toEqual({ media: [video] });
  });

  test('treats names of prototype properties as plain fields', () => {
    const hostile: Record<string, unknown> = JSON.parse('{"__proto__": {"polluted": true}}');
    const document = translated({ name: 'x' }, hostile);
    expect(Reflect.get(document, 'polluted')).toBeUndefined();
    expect(Object.keys(document)).toEqual(['name', '__proto__']);
  });
});

test('documentIn merges the languages, the best one last', () => {
  const documents = new Map([
    ['', { a: 'en', b: 'en', c: 'en', d: null }],
    ['pt', { a: 'pt', b: 'pt' }],
    ['pt-br', { a: 'br' }],
  ]);
  expect(documentIn(['pt-br', 'pt', ''], documents)).toEqual({ a: 'br', b: 'pt', c: 'en', d: null });
  expect(documentIn(['de', ''], documents)).toEqual({ a: 'en', b: 'en', c: 'en', d: null });
});
