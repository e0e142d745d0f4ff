/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const concernPages = { list: '/concern', item: '/concern/:address' } as const;
