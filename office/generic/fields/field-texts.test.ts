import { expect, test } from 'vitest';
import { messages as pseudo } from '#build/messages/office/qps/texts.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { describeFields, type FieldDescription } from './describe-fields.ts';
import { withTexts } from './field-texts.ts';

const textsIn = (fields: readonly FieldDescription[]): string[] =>
  fields.flatMap(({ label, help, absent, options, optionNames, item }) => [
    label,
    ...[help, absent].filter((text) => text !== undefined),
    ...options.map((option) => optionNames[option] ?? option),
    ...(item?.kind === 'parts' ? textsIn(item.fields) : []),
  ]);

test.each(entityNames)('all texts of the fields of %s are in the language of the office', (type) => {
  const fields = describeFields(entityOf(type).document);
  const texts = textsIn(withTexts(fields, pseudo.entities[type].fields));
  expect(texts).toHaveLength(textsIn(fields).length);
  expect(texts.filter((text) => !text.startsWith('[!! '))).toEqual([]);
});
