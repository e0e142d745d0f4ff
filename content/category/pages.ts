/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const categoryPages = { item: '/product/:id', itemIsPaged: true } as const;
