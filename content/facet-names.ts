/**
 * What results can be narrowed down by, besides their type. `fileLang`: the language of a file that the entry offers. In a
 * module of its own, so that browsers load no schemas with it.
 */
export const facetNames = ['concern', 'category', 'fileLang', 'year'] as const;
export type FacetName = (typeof facetNames)[number];
