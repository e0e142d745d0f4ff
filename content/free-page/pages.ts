/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const freePagePages = { item: '/:address' } as const;
