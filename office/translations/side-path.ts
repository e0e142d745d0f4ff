/** The path of the screen that translates an entry into a language. */
export const sidePath = (type: string, id: number, lang: string): string => `/translations/${type}/${id}/${lang}`;
