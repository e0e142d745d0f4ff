/** Types whose entries stand as parts of one page, each under an anchor of its own. */
export type AnchoredType = 'report' | 'export' | 'certificate' | 'faq';

/** The id of an entry's part of the page; undefined for entries that came without an id of their own. */
export const anchorOf = (type: AnchoredType, id: string): string | undefined => (id ? `${type}-${id}` : undefined);
