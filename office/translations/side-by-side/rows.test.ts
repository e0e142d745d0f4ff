import { expect, test } from 'vitest';
import { type EntityName, entities, entityNames, entityOf } from '#content/registry.ts';
import { translatableTexts } from '#contract/languages/translatable-texts.ts';
import { describeFields } from '#office/generic/fields/describe-fields.ts';
import { type Row, type RowWords, rowsOf, textRows } from './rows.ts';

const words: RowWords = {
  alt: 'Alt text',
  altOf: ({ label }) => `${label}: alt text`,
  videoTitle: 'Title',
  item: (_, label, index) => `${label} ${index + 1}`,
};

const picture = { src: '/files/a.webp', alt: 'A loom' };
const video = {
  kind: 'video',
  video: 'https://example.com/v',
  title: 'Mill',
  transcript: 'Hello',
  description: 'Hall',
};

/** An example of a type with a text in every field. */
function fullDocument(type: EntityName): Record<string, unknown> {
  const { document, example } = entityOf(type);
  const fields = describeFields(document);
  const filled = fields.map(({ name, input, item }): [string, unknown] => {
    if (input === 'picture') return [name, picture];
    if (item?.kind === 'pictures') return [name, [picture, picture]];
    if (item?.kind === 'media') return [name, [{ kind: 'picture', picture }, video]];
    if (item?.kind === 'parts') {
      const part = item.fields.map((field) => [field.name, field.input === 'picture' ? picture : 'Some text']);
      return [name, [Object.fromEntries(part), Object.fromEntries(part)]];
    }
    return [name, ['text', 'long-text', 'rich-text'].includes(input) ? 'Some text' : recordOf(example)[name]];
  });
  return Object.fromEntries(filled);
}

const recordOf = (value: unknown) => value as Record<string, unknown>;

test.each(entityNames)('of %s: every text that can be translated has a row', (type) => {
  const { document: schema } = entityOf(type);
  const document = fullDocument(type);
  const paths = textRows(rowsOf(describeFields(schema), { document, translation: {} }, words)).map(({ path }) => path);
  const all = translatableTexts(schema, document).filter(({ text }) => text !== '');
  expect(paths.toSorted()).toEqual(all.map(({ path }) => path).toSorted());
});

test('lists and their items are groups, and an alt text has its picture', () => {
  const document = {
    name: 'Mill',
    logo: picture,
    content: [{ title: '' }, { title: 'Ring spinning', image: picture }],
  };
  const outline = (row: Row): unknown => (row.kind === 'text' ? row.path : [row.title, ...row.rows.map(outline)]);
  const rows = rowsOf(describeFields(entities.concern.document), { document, translation: {} }, words);
  expect(rows.map(outline)).toEqual([
    'name',
    'logo.alt',
    ['Contents', ['Contents 2', 'content.1.title', 'content.1.image.alt']],
  ]);
  expect(textRows(rows)[1]).toMatchObject({ field: { label: 'Logo: alt text', maxLength: 300 }, picture });
});

test('a text that only the translation has is shown', () => {
  const translation = { title: 'Garn' };
  const rows = rowsOf(describeFields(entities.concern.document), { document: { name: 'Mill' }, translation }, words);
  expect(textRows(rows).map(({ path, source }) => [path, source])).toEqual([
    ['name', 'Mill'],
    ['title', ''],
  ]);
});
