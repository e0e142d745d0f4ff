/** The path of the list of translations with the outdated entries of a language. */
export const outdatedPath = (lang: string): string => `/translations?lang=${lang}&state=outdated`;
