const src = /^(\/files\/[A-Za-z0-9][\w-]*)\.[a-z0-9]{1,8}$/;
const permalink = /^\/files\/[A-Za-z0-9][\w-]*$/;

/**
 * The permalink of a file: the address of its first version without the extension. It keeps serving the current version
 * when the file is replaced. '' for the address of anything else.
 */
export const permalinkOf = (originalSrc: string): string => src.exec(originalSrc)?.[1] ?? '';

export const isPermalink = (path: string): boolean => permalink.test(path);
