import { z } from 'zod';
import { byIdInput, defineCall, listCall, listInput, queryFlag } from '#contract/protocol/call.ts';
import { type ChosenValues, chosenIn, filterText, longestFilter } from '#contract/text/filter-text.ts';
import { category, type ProductOrder } from './definition.ts';
import { orderIn, orderText } from './product-order.ts';
import { categoryWire, menuCategoryWire } from './wire.ts';

export { category as definition };

export const getProductMenu = defineCall(listCall(category, menuCategoryWire));

const chosenValues = z.custom<ChosenValues[]>();

const filterParameter = z
  .codec(
    z
      .string()
      .max(longestFilter)
      .refine((text) => chosenIn(text) !== undefined, 'Must be such as 12:cotton,linen;7:2..5'),
    chosenValues,
    { decode: (text) => chosenIn(text) ?? [], encode: filterText },
  )
  .optional()
  .describe(
    'Only products with these values, such as `12:cotton,linen;7:2..5;9:yes`: ids of attributes, each with keys of ' +
      'options, yes or no, or a range that may lack an end. In a value, % , ; and : are percent-encoded. In place of ' +
      'an attribute, certificates takes schemes such as `certificates:GRS 4.0`. Attributes and ' +
      'options that the category does not have are ignored.',
  );

const sortParameter = z
  .codec(z.string().min(1).max(120), z.custom<ProductOrder>(), { decode: orderIn, encode: orderText })
  .optional()
  .describe(
    'The order of the products: name, or the id of an attribute of numbers; with - before it, the other way round. ' +
      'Absent or unknown: the order of the editors.',
  );

const facetsParameter = queryFlag.optional().describe('0: the response has no facets.');

/** Skip and take apply to the products. `productTotal` counts all of them. */
export const getCategoryByCategoryId = defineCall({
  ...category.calls.byId,
  answers: category.name,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend({
    ...byIdInput.shape,
    filter: filterParameter,
    sort: sortParameter,
    facets: facetsParameter,
  }),
  specified: ['id'],
  ownPageInputs: ['filter', 'sort'],
  output: categoryWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
