/** The pages of the type, apart from its definition: browsers need no more for a link. */
export const documentPages = { list: '/documents', item: '/documents#document-:id' } as const;

/** The lasting address of a document: its current edition as a file. */
export const documentFile = { item: '/documents/:id' } as const;
