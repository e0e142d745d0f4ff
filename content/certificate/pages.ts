/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const certificatePages = { list: '/certificates', item: '/certificates/:id' } as const;
