/** Types whose entries are sections of one page, each with its own anchor. */
export type AnchoredType = 'report' | 'export' | 'certificate' | 'faq';

/** The id of an entry's section; undefined for entries without an id. */
export const anchorOf = (type: AnchoredType, id: string): string | undefined => (id ? `${type}-${id}` : undefined);
