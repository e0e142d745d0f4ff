/** A text as a segment of a path. A lone surrogate, which JSON may contain, has no encoding. */
export const pathSegment = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
