/** The path of a file's screen in the office. */
export const filePath = (src: string): string => `/files/show?src=${encodeURIComponent(src)}`;
