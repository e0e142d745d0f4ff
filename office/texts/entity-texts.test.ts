import { expect, test } from 'vitest';
import { messages } from '#build/messages/office/en/texts.ts';
import { entityNames, entityOf } from '#content/registry.ts';
import { describeFields, type FieldDescription } from '../generic/describe-fields.ts';

interface FieldTexts {
  label: string;
  help?: string;
  absent?: string;
  options?: Record<string, string>;
  fields?: Record<string, FieldTexts>;
}

const fieldTexts = (fields: readonly FieldDescription[]): Record<string, FieldTexts> =>
  Object.fromEntries(
    fields.map(({ name, label, help, absent, options, item }) => [
      name,
      {
        label,
        ...(help && { help }),
        ...(absent && { absent }),
        ...(options.length > 0 && { options: Object.fromEntries(options.map((option) => [option, option])) }),
        ...(item?.kind === 'parts' && { fields: fieldTexts(item.fields) }),
      },
    ]),
  );

test('there are texts for the content types of the contract alone', () => {
  expect(Object.keys(messages.entities)).toEqual(entityNames);
});

test.each(entityNames)('the English texts of %s are those of the contract', (name) => {
  const { label, fields } = messages.entities[name];
  expect(label).toEqual(entityOf(name).label);
  expect(fields).toEqual(fieldTexts(describeFields(entityOf(name).document)));
});
