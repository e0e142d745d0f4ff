import { byIdInput, defineCall, listCall, listInput } from '#contract/call.ts';
import { category } from './definition.ts';
import { categoryWire, menuCategoryWire } from './wire.ts';

export { category as definition };

export const getProductMenu = defineCall(listCall(category, menuCategoryWire));

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
