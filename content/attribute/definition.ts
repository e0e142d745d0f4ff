import { z } from 'zod';
import type { EntryLanguage, ViewOf } from '#contract/entity.ts';
import * as field from '#contract/fields.ts';
import type { FieldError } from '#contract/protocol/problem.ts';
import { defineEntity } from '../define-entity.ts';

/** What the values of an attribute are. */
export const attributeKinds = ['number', 'choice', 'yesNo', 'text'] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** Filters and tables find an option by its key or its name, so each is there once. */
const twice = <Name extends 'name' | 'key'>(options: readonly Record<Name, string>[], field: Name): FieldError[] => {
  const seen = new Set<string>();
  return options.flatMap((option, index) => {
    const text = option[field].toLowerCase();
    const isSeen = text !== '' && seen.has(text);
    seen.add(text);
    return isSeen
      ? [{ field: `options.${index}.${field}`, code: 'option_twice', message: 'Another option has it already' }]
      : [];
  });
};

/** A property that products have, such as a weight or a material: facts of products give its values. */
export const attribute = defineEntity({
  name: 'attribute',
  label: { one: 'Attribute', many: 'Attributes' },
  pages: { shownOn: '/product' },
  menu: { group: 'products', position: 7, icon: 'tune' },
  calls: { list: { name: 'GetAttribute', summary: 'The attributes that facts of products name' } },
  document: z.strictObject({
    name: field.text({ label: 'Name' }, 80),
    kind: field.choice(
      { label: 'Kind of values', help: 'Values that products have already do not follow a later change.' },
      attributeKinds,
      'text',
      { number: 'Number', choice: 'Choice', yesNo: 'Yes or no', text: 'Text' },
    ),
    unit: field.optionalText(
      { label: 'Unit', help: 'Of numbers, such as kg or mm.', absent: 'The number has no unit.' },
      40,
    ),
    unitCode: field.code(
      { label: 'Unit code (UCUM)', help: 'The unit for programs, such as g/m2.', absent: 'Programs read the unit.' },
      20,
    ),
    decimals: field.wholeNumber(
      { label: 'Decimal places', help: 'How many a number may have.' },
      { min: 0, max: 6, initial: 2 },
    ),
    least: field.decimal({ label: 'Smallest value', absent: 'Small numbers have no limit.' }),
    most: field.decimal({ label: 'Largest value', absent: 'Large numbers have no limit.' }),
    options: field.list(
      { label: 'Options', help: 'Of a choice: the values to choose from.' },
      z.strictObject({
        id: field.itemId,
        name: field.text({ label: 'Name' }, 80),
        key: field.code(
          { label: 'Key', help: 'In addresses of filters and in spreadsheets.', absent: 'A generated key is used.' },
          40,
        ),
      }),
      200,
    ),
    group: field.optionalText({ label: 'Group', help: 'The heading above it in tables.', absent: 'No heading.' }, 80),
    filter: field.flag({ label: 'Visitors can filter by it' }),
    compare: field.flag({ label: 'Part of comparisons' }),
    help: field.longText({ label: 'Explanation', absent: 'No explanation is shown.' }, 400),
    externalCode: field.code({ label: 'Code in ETIM or GS1', absent: 'Exports name none.' }, 40),
  }),
  example: { name: 'Weight', kind: 'number', unit: 'kg', unitCode: 'kg', decimals: 2, filter: true, compare: true },
  listColumn: 'kind',
  texts: ({ group, help, options }) => [group, help, ...options.map((option) => option.name)],
  check: ({ least, most, options }) => [
    ...(least !== null && most !== null && most < least
      ? [{ field: 'most', code: 'largest_value', message: 'Enter the smallest value or a larger one' }]
      : []),
    ...twice(options, 'name'),
    ...twice(options, 'key'),
  ],
});

export type Attribute = ViewOf<typeof attribute>;

export type FactValue = z.infer<typeof field.factValue>;

/** A fact as visitors read it. `values`: numbers, the names of options, or whether it is so. */
export interface Fact extends EntryLanguage {
  /** The public id of the attribute. */
  attribute: string;
  name: string;
  kind: AttributeKind;
  values: readonly FactValue[];
  /** Choices: the keys of `values` in addresses. */
  keys: readonly string[];
  upTo: number | null;
  decimals: number;
  unit: string;
  unitCode: string;
  text: string;
  note: string;
  group: string;
  compare: boolean;
}
