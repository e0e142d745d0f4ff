/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const galleryPages = { list: '/gallery', item: '/gallery/:id', itemIsPaged: true } as const;
