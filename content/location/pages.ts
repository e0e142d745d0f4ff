/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const locationPages = { list: '/locations', item: '/locations#location-:id' } as const;
