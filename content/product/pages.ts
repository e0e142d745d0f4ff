/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const productPages = { list: '/product', item: '/product-details/:id' } as const;
