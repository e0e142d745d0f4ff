import type { Attribute } from '#content/attribute/definition.ts';
import type { FieldDescription, ItemDescription } from '#office/generic/fields/describe-fields.ts';
import { recordIn } from '#office/generic/form/entry-values.ts';

/** An attribute as its facts need it. */
export type AttributeOfFacts = Pick<
  Attribute,
  'name' | 'kind' | 'unit' | 'unitCode' | 'decimals' | 'least' | 'most' | 'options'
>;

/** Whether the items of a list are facts: parts with values of an attribute. */
export const isFact = (item: ItemDescription | undefined): boolean =>
  item?.kind === 'parts' && item.fields.some(({ input }) => input === 'fact-values');

/** The attribute of a fact by its id; undefined before one is chosen. */
export function attributeIn(fact: unknown): number | undefined {
  const { attribute } = recordIn(fact);
  return typeof attribute === 'number' ? attribute : undefined;
}

const kindsOf: Readonly<Record<string, readonly AttributeOfFacts['kind'][]>> = {
  values: ['number', 'choice', 'yesNo'],
  upTo: ['number'],
  text: ['text'],
};

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that a fact of a kind has. One with a value is always shown: otherwise it could not be emptied. */
export const fieldsOfFact = (
  fields: readonly FieldDescription[],
  kind: AttributeOfFacts['kind'] | undefined,
  fact: unknown,
): FieldDescription[] =>
  fields.filter(({ name }) => {
    const kinds = kindsOf[name];
    return !kinds || (kind !== undefined && kinds.includes(kind)) || !isBlank(recordIn(fact)[name]);
  });
