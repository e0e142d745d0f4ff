/** The page of a file in the office. */
export const filePath = (src: string): string => `/files/show?src=${encodeURIComponent(src)}`;
