import { category } from '#content/category/definition.ts';
import { categoryWire } from '#content/category/wire.ts';
import { byIdInput, defineCall, listInput } from '../call.ts';

/** Skip and take apply to the products. `productTotal` counts all of them. */
export const getCategoryByCategoryId = defineCall({
  ...category.calls.byId,
  answers: category.name,
  method: 'GET',
  inputIn: 'query',
  input: listInput.extend(byIdInput.shape),
  specified: ['id'],
  output: categoryWire,
  access: 'public',
  errors: ['not_found', 'gone'],
});
