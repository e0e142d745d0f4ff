/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const careerPages = { list: '/career', item: '/career/:id' } as const;
