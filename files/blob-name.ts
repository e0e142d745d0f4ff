const blobName = /^[A-Za-z0-9][A-Za-z0-9_-]{3,}(\.[a-z0-9]{1,8})?$/;

/** Whether a name is a valid blob name, without any path. */
export const isBlobName = (name: string): boolean => blobName.test(name);

/** Throws if the name is not a valid blob name. */
export function requireBlobName(name: string): void {
  if (!isBlobName(name)) throw new Error('A blob’s name may contain letters, digits, - and _ and one extension');
}

/**
 * The name of a public file: the beginning of its content's hash, so that it can be cached forever, and the extension
 * of its type. Pages name about fifty files in hex digits, which do not compress, so the name is short: with a million
 * files, two share these 80 bits with a probability below 1 in 10¹². `sha256`: in hexadecimal.
 */
export const publicBlobName = (sha256: string, ending: string): string => `${sha256.slice(0, 20)}.${ending}`;
