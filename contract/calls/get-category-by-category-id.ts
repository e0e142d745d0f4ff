import { categoryWire } from '#content/category/wire.ts';
import { byIdInput, defineCall, listInput } from '../call.ts';

/** Skip and take apply to the products. `productTotal` counts all of them. */
export const getCategoryByCategoryId = defineCall({
  name: 'GetCategoryByCategoryId',
  summary: 'A category or sub-category with its products and those of its sub-categories',
  answers: 'category',
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend(byIdInput.shape),
  specified: ['id'],
  output: categoryWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
