import { byIdInput, defineCall, listInput } from '../call.ts';
import { categoryWire } from '../wire/catalogue.ts';

/** Skip and take apply to the products; `productTotal` of the answer counts them all. */
export const getCategoryByCategoryId = defineCall({
  name: 'GetCategoryByCategoryId',
  summary: 'A category or sub-category with the products in it and below it',
  answers: 'category',
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend(byIdInput.shape),
  output: categoryWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
