import { describe, expect, test } from 'vitest';
import { entities, entityNames, entityOf } from '#content/registry.ts';
import { blankOf, describeFields, type FieldDescription, isTranslated } from './describe-fields.ts';

const fieldOf = (fields: readonly FieldDescription[], name: string): FieldDescription => {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};

describe('the description of a type', () => {
  test.each(entityNames)('%s: has every field of the document', (name) => {
    const { document } = entityOf(name);
    expect(describeFields(document).map((field) => field.name)).toEqual(
      // Part of the input of a date.
      Object.keys(document.shape).filter((name) => name !== 'followsPublication'),
    );
  });

  test.each(entityNames)('%s: a blank document fails only for required fields', (name) => {
    const { document } = entityOf(name);
    const fields = describeFields(document);
    const read = document.safeParse(blankOf(fields));
    const refused = new Set((read.error?.issues ?? []).map(({ path }) => String(path[0])));
    for (const field of fields) {
      if (!field.required) expect(refused.has(field.name), field.name).toBe(false);
    }
  });

  test('includes limits, cuts and options', () => {
    const news = describeFields(entities.news.document);
    expect(fieldOf(news, 'heading')).toMatchObject({ required: true, maxLength: 200, cut: 30, initial: '' });
    expect(fieldOf(news, 'description')).toMatchObject({ required: false, maxLength: 200_000, cut: 200 });
    expect(fieldOf(news, 'image')).toMatchObject({ input: 'picture', required: false, initial: null });
    const executive = describeFields(entities.executive.document);
    expect(fieldOf(executive, 'type')).toMatchObject({ options: ['Director', 'Admin'], initial: 'Admin' });
    const career = describeFields(entities.career.document);
    expect(fieldOf(career, 'vacancy')).toMatchObject({ min: 1, max: 999, initial: 1 });
    expect(fieldOf(career, 'department')).toMatchObject({ to: 'department', initial: null });
    expect(fieldOf(career, 'applicationDeadline')).toMatchObject({ input: 'moment', required: false, initial: null });
    expect(fieldOf(career, 'createdAt')).toMatchObject({ input: 'moment', required: true });
  });

  test('includes the items of lists', () => {
    const files = fieldOf(describeFields(entities.report.document), 'files');
    expect(files.item).toMatchObject({ kind: 'parts', fields: [{ name: 'name' }, { name: 'file', input: 'file' }] });
    expect(fieldOf(describeFields(entities.gallery.document), 'media').item).toEqual({ kind: 'media' });
    expect(fieldOf(describeFields(entities.tradeFair.document), 'images').item).toEqual({ kind: 'pictures' });
  });

  test('new documents do not share their lists', () => {
    const fields = describeFields(entities.report.document);
    const [one, other] = [blankOf(fields), blankOf(fields)];
    (one.files as unknown[]).push({});
    expect(other.files).toEqual([]);
  });

  test('only texts and page addresses are translated', () => {
    const translated = describeFields(entities.concern.document).filter(isTranslated);
    expect(translated.map(({ name }) => name)).toEqual([
      ...['address', 'name', 'title', 'mission', 'vision', 'content'],
      ...['searchTitle', 'searchDescription', 'sections'],
    ]);
  });
});
