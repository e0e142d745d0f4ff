import { z } from 'zod';
import * as field from '#contract/fields.ts';

/** The values of one attribute, without texts: they are the same in all languages. */
export const factValues = {
  attribute: field.requiredRelation({ label: 'Attribute', to: 'attribute' }),
  values: field.factValues({ label: 'Value', absent: 'The fact is not shown.' }),
  upTo: field.decimal({ label: 'Up to', help: 'The end of a range of numbers.', absent: 'It is a single value.' }),
};

/** A fact of a product: the values of an attribute, or a text, with a note. */
export const fact = z.strictObject({
  id: field.itemId,
  ...factValues,
  text: field.optionalText({ label: 'Text', absent: 'The fact is not shown.' }),
  note: field.optionalText({ label: 'Note', help: 'Such as “24 to a carton”.', absent: 'No note.' }),
});

/** A fact that differs between articles. */
export const articleFact = z.strictObject({ id: field.itemId, ...factValues });
