import { describe, expect, test } from 'vitest';
import { entities } from '#contract/entities/registry.ts';
import { describeFields } from './describe-fields.ts';
import { newValues, toSave, valuesOf } from './entry-values.ts';

const concern = describeFields(entities.concern.document);
const report = describeFields(entities.report.document);

describe('what a form shows', () => {
  test('keeps fields that it does not know', () => {
    const { document } = valuesOf(concern, {
      parent: null,
      document: { name: 'Mill', later: { a: 1 } },
      translations: {},
    });
    expect(document).toMatchObject({ name: 'Mill', later: { a: 1 }, content: [], contentColumns: 1 });
  });

  test('has a value for each text of a translation, so that opening it changes nothing', () => {
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

  test('starts a new entry now, in whole minutes', () => {
    const news = describeFields(entities.news.document);
    const values = newValues(news, 4, new Date('2026-03-02T09:15:42.123Z'));
    expect(values).toMatchObject({ parent: 4, document: { date: '2026-03-02T09:15:00.000Z', heading: '' } });
  });
});

describe('what is saved of a translation', () => {
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

  test('leaves out what is blank', () => {
    expect(saved({ name: '', description: null })).toEqual({});
    expect(saved({ name: 'Berichte', description: '' })).toEqual({ name: 'Berichte' });
  });

  test('keeps parts at their places and fills what a part must have', () => {
    expect(saved({ files: [undefined, { name: 'Zweiter' }] })).toEqual({
      files: [{ name: 'First' }, { name: 'Zweiter' }],
    });
  });

  test('forgets parts that the original no longer has, and lists without a text', () => {
    expect(saved({ files: [{ name: 'Erster' }, {}, { name: 'Dritter' }] })).toEqual({
      files: [{ name: 'Erster' }, { name: 'Second' }],
    });
    expect(saved({ files: [{ name: '' }, undefined] })).toEqual({});
  });

  test('can be read by the type', () => {
    const translation = saved({ files: [undefined, { name: 'Zweiter' }] });
    const { files } = entities.report.document.shape;
    expect(files.safeParse(translation?.files).success).toBe(true);
  });
});
