import { describe, expect, test } from 'vitest';
import { isUntranslated } from '../searching/is-untranslated.ts';
import { languageOfPart, untranslatedTextsIn, withLanguage } from './entry-language.ts';

describe('withLanguage', () => {
  test('adds nothing in the default language', () => {
    const data = { name: 'Yarn' };
    expect(withLanguage(data, {})).toBe(data);
  });

  test('names the texts that the data has, under the names that they have there', () => {
    const entry = { lang: 'de', fallback: ['name', 'description', 'mission', 'image.alt'] };
    const data = { name: 'Yarn', text: { text: 'Spun' }, image: { alt: '' } };
    expect(withLanguage(data, entry, { description: 'text' })).toEqual({
      ...data,
      lang: 'de',
      fallback: ['name', 'text'],
    });
    expect(withLanguage({ id: '7' }, entry)).toEqual({ id: '7', lang: 'de' });
  });

  test('has the language of a part of an entry', () => {
    const entry = { lang: 'de', fallback: ['name', 'media.1.title', 'media.10.title'] };
    expect(languageOfPart(entry, 'media.1')).toEqual({ lang: 'de', fallback: ['title'] });
  });
});

describe('untranslatedTextsIn', () => {
  const textsOf = (data: unknown, language = 'de') => [...untranslatedTextsIn(data, language)];

  test('has every text of an entry in the default language, and the named ones of a translated entry', () => {
    const whole = { lang: 'en', name: 'Yarn', text: '', items: [{ title: 'Cone' }], total: 2, image: null };
    const part = { lang: 'de', fallback: ['content.0.title', 'gone.0'], name: 'Garn', content: [{ title: 'Ring' }] };
    expect(textsOf([whole, part])).toEqual(['en', 'Yarn', 'Cone', 'Ring']);
  });

  test('leaves out translated entries within others', () => {
    expect(textsOf({ lang: 'en', name: 'Yarn', below: [{ lang: 'de', name: 'Garn' }] })).toEqual(['en', 'Yarn']);
  });

  test('takes a more general language as translated', () => {
    expect(textsOf({ lang: 'pt-br', name: 'Fio' }, 'pt-BR')).toEqual([]);
    expect(textsOf({ lang: 'pt', name: 'Fio' }, 'pt-BR')).toEqual([]);
    expect(isUntranslated({ lang: 'en' }, 'name', 'pt-BR')).toBe(true);
    expect(isUntranslated({ lang: 'pt', fallback: ['name'] }, 'name', 'pt-BR')).toBe(true);
    expect(isUntranslated({ lang: 'pt' }, 'name', 'pt-BR')).toBe(false);
    expect(isUntranslated({}, 'name', 'pt-BR')).toBe(false);
    // Finnish is not a more general Filipino.
    expect(isUntranslated({ lang: 'fi' }, 'name', 'fil')).toBe(true);
  });
});
