/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const tradeFairPages = { list: '/trade-fair', item: '/trade-fair/:id', itemIsPaged: true } as const;
