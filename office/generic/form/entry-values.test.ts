import { describe, expect, test } from 'vitest';
import { entities } from '#content/registry.ts';
import { translationSchema } from '#contract/languages/translation-schema.ts';
import { describeFields } from '../fields/describe-fields.ts';
import { newValues, toSave, valuesOf, withLanguage } from './entry-values.ts';

const concern = describeFields(entities.concern.document);
const report = describeFields(entities.report.document);

describe('form values', () => {
  test('preserve fields unknown to the form', () => {
    const { document } = valuesOf(concern, {
      parent: null,
      document: { name: 'Mill', later: { a: 1 } },
      translations: {},
    });
    expect(document).toMatchObject({ name: 'Mill', later: { a: 1 }, content: [], contentColumns: 1 });
  });

  test('include a value for each text of a translation, so that opening it changes nothing', () => {
    const { translations } = valuesOf(report, {
      parent: null,
      document: { name: 'Reports', description: '', files: [{ name: 'First', file: null }, { name: 'Second' }] },
      translations: { de: { name: 'Berichte' }, fr: { files: [{ name: 'Premier' }] } },
    });
    expect(translations).toEqual({
      de: { name: 'Berichte', description: '', files: [{ name: '' }, { name: '' }] },
      fr: { name: '', description: '', files: [{ name: 'Premier' }, { name: '' }] },
    });
  });

  test('keep the picture of a translation as it is saved, also the order of its parts', () => {
    const logo = { src: '/files/a.webp', alt: 'Mühle', width: 4, height: 3 };
    const document = { name: 'Mill', logo: { ...logo, alt: 'Mill' } };
    const values = valuesOf(concern, { parent: null, document, translations: { de: { logo } } });
    expect(JSON.stringify(toSave(concern, values).translations)).toBe(JSON.stringify({ de: { logo } }));
  });

  test('of a new entry start now, in whole minutes', () => {
    const news = describeFields(entities.news.document);
    const values = newValues(news, 4, new Date('2026-03-02T09:15:42.123Z'));
    expect(values).toMatchObject({ parent: 4, document: { date: '2026-03-02T09:15:00.000Z', heading: '' } });
  });
});

describe('confirmed texts', () => {
  const part = (title: string) => ({ title, description: '', image: null });
  const values = {
    parent: null,
    document: { name: 'Mill', content: [part('A'), part('B')] },
    translations: { de: { name: 'Mühle', content: [{ title: 'a' }, { title: 'b' }] }, fr: { name: 'Mühle' } },
  };

  test('are sent with their current paths', () => {
    const confirmed = [
      { lang: 'de', field: 'content.*.title', text: 'b' },
      { lang: 'de', field: 'name', text: 'Changed since' },
      { lang: 'fr', field: 'name', text: 'Mühle' },
    ];
    expect(toSave(concern, { ...values, confirmed }).confirmed).toEqual({ de: ['content.1.title'], fr: ['name'] });
    expect(toSave(concern, values).confirmed).toBeUndefined();
  });

  test('a language that has no translation yet gets a blank one, and no other', () => {
    expect(withLanguage(concern, values, 'de')).toBe(values);
    expect(withLanguage(concern, values, '')).toBe(values);
    const { translations } = withLanguage(concern, values, 'es');
    expect(translations).toMatchObject({
      de: { name: 'Mühle' },
      es: { name: '', content: [{ title: '' }, { title: '' }] },
    });
    expect(toSave(concern, { ...values, translations }).translations.es).toEqual({});
  });
});

test('items of several kinds are saved with the fields of their kind alone', () => {
  const page = describeFields(entities.freePage.document);
  const sections = [
    { id: 'k1', kind: 'text', heading: 'Water', figures: [] },
    { kind: 'figures', figures: [{ value: '8', name: 'mills' }] },
  ];
  const { document } = toSave(page, { parent: null, document: { name: 'Rivers', sections }, translations: {} });
  expect(document).toEqual({ name: 'Rivers', sections: [{ id: 'k1', kind: 'text', heading: 'Water' }, sections[1]] });
});

describe('saved translations', () => {
  const document = {
    name: 'Reports',
    description: '<p>All</p>',
    files: [
      { name: 'First', file: null },
      { name: 'Second', file: null },
    ],
  };
  const saved = (german: Record<string, unknown>) =>
    toSave(report, { parent: null, document, translations: { de: german } }).translations.de;

  test('leave out blank fields', () => {
    expect(saved({ name: '', description: null })).toEqual({});
    expect(saved({ name: 'Berichte', description: '' })).toEqual({ name: 'Berichte' });
  });

  test('preserve the positions of parts, whose required fields may lack a translation', () => {
    expect(saved({ files: [undefined, { name: 'Zweiter' }] })).toEqual({ files: [{}, { name: 'Zweiter' }] });
  });

  test('drop parts that the original no longer has, and lists without a text', () => {
    expect(saved({ files: [{ name: 'Erster' }, {}, { name: 'Dritter' }] })).toEqual({
      files: [{ name: 'Erster' }, {}],
    });
    expect(saved({ files: [{ name: '' }, undefined] })).toEqual({});
  });

  test('are valid for the type', () => {
    const translation = saved({ files: [undefined, { name: 'Zweiter' }] }) ?? {};
    const schema = translationSchema(entities.report.document, Object.keys(translation));
    expect(schema.safeParse(translation).success).toBe(true);
  });
});
